/* The chat sends and reads frames: no procedure is called, so what calls them (2 KB) is not brought. */
module.exports = {}
