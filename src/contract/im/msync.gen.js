/*eslint-disable block-scoped-var, id-length, no-control-regex, no-magic-numbers, no-mixed-operators, no-prototype-builtins, no-redeclare, no-shadow, no-var, sort-vars, default-case, jsdoc/require-param*/
import $protobuf from "protobufjs/minimal.js";

const $Reader = $protobuf.Reader, $Writer = $protobuf.Writer, $util = $protobuf.util;
const $Object = $util.global.Object, $undefined = $util.global.undefined, $Error = $util.global.Error, $RangeError = $util.global.RangeError;

const $root = $protobuf.roots["default"] || ($protobuf.roots["default"] = {});

export const easemob = $root.easemob = (() => {

    const easemob = {};

    easemob.pb = (function() {

        const pb = {};

        pb.MSync = (function() {

            const MSync = function (properties) {
                this.encryptType = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MSync.prototype.version = null;
            MSync.prototype.guid = null;
            MSync.prototype.auth = null;
            MSync.prototype.compressAlgorimth = null;
            MSync.prototype.crypto = null;
            MSync.prototype.userAgent = null;
            MSync.prototype.pov = null;
            MSync.prototype.command = null;
            MSync.prototype.payload = null;
            MSync.prototype.deviceId = null;
            MSync.prototype.encryptType = $util.emptyArray;
            MSync.prototype.encryptKey = null;

            MSync.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.version != null && $Object.hasOwnProperty.call(message, "version"))
                    writer.uint32(8).int32(message.version);
                if (message.guid != null && $Object.hasOwnProperty.call(message, "guid"))
                    $root.easemob.pb.JID.encode(message.guid, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.auth != null && $Object.hasOwnProperty.call(message, "auth"))
                    writer.uint32(26).string(message.auth);
                if (message.compressAlgorimth != null && $Object.hasOwnProperty.call(message, "compressAlgorimth"))
                    writer.uint32(32).uint32(message.compressAlgorimth);
                if (message.crypto != null && $Object.hasOwnProperty.call(message, "crypto"))
                    writer.uint32(40).uint32(message.crypto);
                if (message.userAgent != null && $Object.hasOwnProperty.call(message, "userAgent"))
                    writer.uint32(50).string(message.userAgent);
                if (message.pov != null && $Object.hasOwnProperty.call(message, "pov"))
                    writer.uint32(56).uint64(message.pov);
                if (message.command != null && $Object.hasOwnProperty.call(message, "command"))
                    writer.uint32(64).int32(message.command);
                if (message.payload != null && $Object.hasOwnProperty.call(message, "payload"))
                    writer.uint32(74).bytes(message.payload);
                if (message.deviceId != null && $Object.hasOwnProperty.call(message, "deviceId"))
                    writer.uint32(80).uint32(message.deviceId);
                if (message.encryptType != null && message.encryptType.length)
                    for (let i = 0; i < message.encryptType.length; ++i)
                        writer.uint32(88).int32(message.encryptType[i]);
                if (message.encryptKey != null && $Object.hasOwnProperty.call(message, "encryptKey"))
                    writer.uint32(98).string(message.encryptKey);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MSync.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.MSync();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.MSync.Version[value] !== $undefined)
                                message.version = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.guid = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.guid);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.auth = reader.string();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            message.compressAlgorimth = reader.uint32();
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            message.crypto = reader.uint32();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.userAgent = reader.string();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 0)
                                break;
                            message.pov = reader.uint64();
                            continue;
                        }
                    case 8: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.MSync.Command[value] !== $undefined)
                                message.command = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            message.payload = reader.bytes();
                            continue;
                        }
                    case 10: {
                            if (wireType !== 0)
                                break;
                            message.deviceId = reader.uint32();
                            continue;
                        }
                    case 11: {
                            if (wireType === 2) {
                                let end2 = reader.size() + reader.pos;
                                if (end2 > reader.len)
                                    throw $RangeError("index out of range");
                                reader.len = end2;
                                while (reader.pos < end2) {
                                    start = reader.pos;
                                    value = reader.int32();
                                    if ($root.easemob.pb.EncryptType[value] !== $undefined) {
                                        if (!(message.encryptType && message.encryptType.length))
                                            message.encryptType = [];
                                        message.encryptType.push(value);
                                    } else if (!reader.discardUnknown) {
                                        $util.makeProp(message, "$unknowns", false);
                                        (message.$unknowns || (message.$unknowns = [])).push($util.rawField(11, 0, reader.raw(start, reader.pos)));
                                    }
                                }
                                if (reader.pos !== end2)
                                    throw $RangeError("index out of range");
                                reader.len = end;
                                continue;
                            }
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.EncryptType[value] !== $undefined) {
                                if (!(message.encryptType && message.encryptType.length))
                                    message.encryptType = [];
                                message.encryptType.push(value);
                            } else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.encryptKey = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            MSync.Version = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "MSYNC_V1"] = 0;
                values[valuesById[1] = "MSYNC_V2"] = 1;
                return values;
            })();

            MSync.Command = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "SYNC"] = 0;
                values[valuesById[1] = "UNREAD"] = 1;
                values[valuesById[2] = "NOTICE"] = 2;
                values[valuesById[3] = "PROVISION"] = 3;
                return values;
            })();

            return MSync;
        })();

        pb.EncryptType = (function() {
            const valuesById = $Object.create(null), values = $Object.create(valuesById);
            values[valuesById[0] = "ENCRYPT_NONE"] = 0;
            values[valuesById[1] = "ENCRYPT_AES_128_CBC"] = 1;
            values[valuesById[2] = "ENCRYPT_AES_256_CBC"] = 2;
            return values;
        })();

        pb.JID = (function() {

            const JID = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            JID.prototype.appKey = null;
            JID.prototype.name = null;
            JID.prototype.domain = null;
            JID.prototype.clientResource = null;

            JID.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.appKey != null && $Object.hasOwnProperty.call(message, "appKey"))
                    writer.uint32(10).string(message.appKey);
                if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                    writer.uint32(18).string(message.name);
                if (message.domain != null && $Object.hasOwnProperty.call(message, "domain"))
                    writer.uint32(26).string(message.domain);
                if (message.clientResource != null && $Object.hasOwnProperty.call(message, "clientResource"))
                    writer.uint32(34).string(message.clientResource);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            JID.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.JID();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.appKey = reader.string();
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.name = reader.string();
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.domain = reader.string();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            message.clientResource = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return JID;
        })();

        pb.Status = (function() {

            const Status = function (properties) {
                this.redirectInfo = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Status.prototype.errorCode = null;
            Status.prototype.reason = null;
            Status.prototype.redirectInfo = $util.emptyArray;

            Status.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode"))
                    writer.uint32(8).int32(message.errorCode);
                if (message.reason != null && $Object.hasOwnProperty.call(message, "reason"))
                    writer.uint32(18).string(message.reason);
                if (message.redirectInfo != null && message.redirectInfo.length)
                    for (let i = 0; i < message.redirectInfo.length; ++i)
                        $root.easemob.pb.RedirectInfo.encode(message.redirectInfo[i], writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Status.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.Status();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Status.ErrorCode[value] !== $undefined)
                                message.errorCode = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.reason = reader.string();
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            if (!(message.redirectInfo && message.redirectInfo.length))
                                message.redirectInfo = [];
                            message.redirectInfo.push($root.easemob.pb.RedirectInfo.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Status.ErrorCode = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "OK"] = 0;
                values[valuesById[1] = "FAIL"] = 1;
                values[valuesById[2] = "UNAUTHORIZED"] = 2;
                values[valuesById[3] = "MISSING_PARAMETER"] = 3;
                values[valuesById[4] = "WRONG_PARAMETER"] = 4;
                values[valuesById[5] = "REDIRECT"] = 5;
                values[valuesById[6] = "TOKEN_EXPIRED"] = 6;
                values[valuesById[7] = "PERMISSION_DENIED"] = 7;
                values[valuesById[8] = "NO_ROUTE"] = 8;
                values[valuesById[9] = "UNKNOWN_COMMAND"] = 9;
                values[valuesById[10] = "PB_PARSER_ERROR"] = 10;
                values[valuesById[11] = "BIND_ANOTHER_DEVICE"] = 11;
                values[valuesById[12] = "IM_FORBIDDEN"] = 12;
                values[valuesById[13] = "TOO_MANY_DEVICES"] = 13;
                values[valuesById[14] = "PLATFORM_LIMIT"] = 14;
                values[valuesById[15] = "USER_MUTED"] = 15;
                values[valuesById[16] = "ENCRYPT_DISABLE"] = 16;
                values[valuesById[17] = "ENCRYPT_ENABLE"] = 17;
                values[valuesById[18] = "DECRYPT_FAILURE"] = 18;
                values[valuesById[19] = "PERMISSION_DENIED_EXTERNAL"] = 19;
                return values;
            })();

            return Status;
        })();

        pb.RedirectInfo = (function() {

            const RedirectInfo = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            RedirectInfo.prototype.host = null;
            RedirectInfo.prototype.port = null;

            RedirectInfo.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.host != null && $Object.hasOwnProperty.call(message, "host"))
                    writer.uint32(10).string(message.host);
                if (message.port != null && $Object.hasOwnProperty.call(message, "port"))
                    writer.uint32(16).uint32(message.port);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            RedirectInfo.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.RedirectInfo();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.host = reader.string();
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            message.port = reader.uint32();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return RedirectInfo;
        })();

        pb.Provision = (function() {

            const Provision = function (properties) {
                this.compressType = [];
                this.encryptType = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Provision.prototype.osType = null;
            Provision.prototype.version = null;
            Provision.prototype.networkType = null;
            Provision.prototype.appSign = null;
            Provision.prototype.compressType = $util.emptyArray;
            Provision.prototype.encryptType = $util.emptyArray;
            Provision.prototype.encryptKey = null;
            Provision.prototype.status = null;
            Provision.prototype.deviceUuid = null;
            Provision.prototype.isManualLogin = null;
            Provision.prototype.password = null;
            Provision.prototype.deviceName = null;
            Provision.prototype.resource = null;
            Provision.prototype.auth = null;
            Provision.prototype.serviceId = null;
            Provision.prototype.actionVersion = null;

            Provision.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.osType != null && $Object.hasOwnProperty.call(message, "osType"))
                    writer.uint32(8).int32(message.osType);
                if (message.version != null && $Object.hasOwnProperty.call(message, "version"))
                    writer.uint32(18).string(message.version);
                if (message.networkType != null && $Object.hasOwnProperty.call(message, "networkType"))
                    writer.uint32(24).int32(message.networkType);
                if (message.appSign != null && $Object.hasOwnProperty.call(message, "appSign"))
                    writer.uint32(34).string(message.appSign);
                if (message.compressType != null && message.compressType.length)
                    for (let i = 0; i < message.compressType.length; ++i)
                        writer.uint32(40).int32(message.compressType[i]);
                if (message.encryptType != null && message.encryptType.length)
                    for (let i = 0; i < message.encryptType.length; ++i)
                        writer.uint32(48).int32(message.encryptType[i]);
                if (message.encryptKey != null && $Object.hasOwnProperty.call(message, "encryptKey"))
                    writer.uint32(58).string(message.encryptKey);
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.Status.encode(message.status, writer.uint32(66).fork(), _depth + 1).ldelim();
                if (message.deviceUuid != null && $Object.hasOwnProperty.call(message, "deviceUuid"))
                    writer.uint32(74).string(message.deviceUuid);
                if (message.isManualLogin != null && $Object.hasOwnProperty.call(message, "isManualLogin"))
                    writer.uint32(80).bool(message.isManualLogin);
                if (message.password != null && $Object.hasOwnProperty.call(message, "password"))
                    writer.uint32(90).string(message.password);
                if (message.deviceName != null && $Object.hasOwnProperty.call(message, "deviceName"))
                    writer.uint32(98).string(message.deviceName);
                if (message.resource != null && $Object.hasOwnProperty.call(message, "resource"))
                    writer.uint32(106).string(message.resource);
                if (message.auth != null && $Object.hasOwnProperty.call(message, "auth"))
                    writer.uint32(114).string(message.auth);
                if (message.serviceId != null && $Object.hasOwnProperty.call(message, "serviceId"))
                    writer.uint32(130).string(message.serviceId);
                if (message.actionVersion != null && $Object.hasOwnProperty.call(message, "actionVersion"))
                    writer.uint32(138).string(message.actionVersion);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Provision.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.Provision();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Provision.OsType[value] !== $undefined)
                                message.osType = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.version = reader.string();
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Provision.NetworkType[value] !== $undefined)
                                message.networkType = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            message.appSign = reader.string();
                            continue;
                        }
                    case 5: {
                            if (wireType === 2) {
                                let end2 = reader.size() + reader.pos;
                                if (end2 > reader.len)
                                    throw $RangeError("index out of range");
                                reader.len = end2;
                                while (reader.pos < end2) {
                                    start = reader.pos;
                                    value = reader.int32();
                                    if ($root.easemob.pb.Provision.CompressType[value] !== $undefined) {
                                        if (!(message.compressType && message.compressType.length))
                                            message.compressType = [];
                                        message.compressType.push(value);
                                    } else if (!reader.discardUnknown) {
                                        $util.makeProp(message, "$unknowns", false);
                                        (message.$unknowns || (message.$unknowns = [])).push($util.rawField(5, 0, reader.raw(start, reader.pos)));
                                    }
                                }
                                if (reader.pos !== end2)
                                    throw $RangeError("index out of range");
                                reader.len = end;
                                continue;
                            }
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Provision.CompressType[value] !== $undefined) {
                                if (!(message.compressType && message.compressType.length))
                                    message.compressType = [];
                                message.compressType.push(value);
                            } else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 6: {
                            if (wireType === 2) {
                                let end2 = reader.size() + reader.pos;
                                if (end2 > reader.len)
                                    throw $RangeError("index out of range");
                                reader.len = end2;
                                while (reader.pos < end2) {
                                    start = reader.pos;
                                    value = reader.int32();
                                    if ($root.easemob.pb.EncryptType[value] !== $undefined) {
                                        if (!(message.encryptType && message.encryptType.length))
                                            message.encryptType = [];
                                        message.encryptType.push(value);
                                    } else if (!reader.discardUnknown) {
                                        $util.makeProp(message, "$unknowns", false);
                                        (message.$unknowns || (message.$unknowns = [])).push($util.rawField(6, 0, reader.raw(start, reader.pos)));
                                    }
                                }
                                if (reader.pos !== end2)
                                    throw $RangeError("index out of range");
                                reader.len = end;
                                continue;
                            }
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.EncryptType[value] !== $undefined) {
                                if (!(message.encryptType && message.encryptType.length))
                                    message.encryptType = [];
                                message.encryptType.push(value);
                            } else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.encryptKey = reader.string();
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            message.deviceUuid = reader.string();
                            continue;
                        }
                    case 10: {
                            if (wireType !== 0)
                                break;
                            message.isManualLogin = reader.bool();
                            continue;
                        }
                    case 11: {
                            if (wireType !== 2)
                                break;
                            message.password = reader.string();
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.deviceName = reader.string();
                            continue;
                        }
                    case 13: {
                            if (wireType !== 2)
                                break;
                            message.resource = reader.string();
                            continue;
                        }
                    case 14: {
                            if (wireType !== 2)
                                break;
                            message.auth = reader.string();
                            continue;
                        }
                    case 16: {
                            if (wireType !== 2)
                                break;
                            message.serviceId = reader.string();
                            continue;
                        }
                    case 17: {
                            if (wireType !== 2)
                                break;
                            message.actionVersion = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Provision.OsType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "OS_IOS"] = 0;
                values[valuesById[1] = "OS_ANDROID"] = 1;
                values[valuesById[2] = "OS_LINUX"] = 2;
                values[valuesById[3] = "OS_OSX"] = 3;
                values[valuesById[4] = "OS_WIN"] = 4;
                values[valuesById[16] = "OS_OTHER"] = 16;
                return values;
            })();

            Provision.NetworkType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "NETWORK_NONE"] = 0;
                values[valuesById[1] = "NETWORK_WIFI"] = 1;
                values[valuesById[2] = "NETWORK_4G"] = 2;
                values[valuesById[3] = "NETWORK_3G"] = 3;
                values[valuesById[4] = "NETWORK_2G"] = 4;
                values[valuesById[5] = "NETWORK_WIRE"] = 5;
                return values;
            })();

            Provision.CompressType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "COMPRESS_NONE"] = 0;
                values[valuesById[1] = "COMPRESS_ZLIB"] = 1;
                return values;
            })();

            return Provision;
        })();

        pb.CommSyncUL = (function() {

            const CommSyncUL = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            CommSyncUL.prototype.meta = null;
            CommSyncUL.prototype.key = null;
            CommSyncUL.prototype.queue = null;
            CommSyncUL.prototype.isRoam = null;
            CommSyncUL.prototype.lastFullRoamKey = null;

            CommSyncUL.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.meta != null && $Object.hasOwnProperty.call(message, "meta"))
                    $root.easemob.pb.Meta.encode(message.meta, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.key != null && $Object.hasOwnProperty.call(message, "key"))
                    writer.uint32(16).uint64(message.key);
                if (message.queue != null && $Object.hasOwnProperty.call(message, "queue"))
                    $root.easemob.pb.JID.encode(message.queue, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.isRoam != null && $Object.hasOwnProperty.call(message, "isRoam"))
                    writer.uint32(32).bool(message.isRoam);
                if (message.lastFullRoamKey != null && $Object.hasOwnProperty.call(message, "lastFullRoamKey"))
                    writer.uint32(40).uint64(message.lastFullRoamKey);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            CommSyncUL.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.CommSyncUL();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.meta = $root.easemob.pb.Meta.decode(reader, reader.size(), $undefined, _depth + 1, message.meta);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            message.key = reader.uint64();
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.queue = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.queue);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            message.isRoam = reader.bool();
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            message.lastFullRoamKey = reader.uint64();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return CommSyncUL;
        })();

        pb.CommSyncDL = (function() {

            const CommSyncDL = function (properties) {
                this.metas = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            CommSyncDL.prototype.status = null;
            CommSyncDL.prototype.metaId = null;
            CommSyncDL.prototype.serverId = null;
            CommSyncDL.prototype.metas = $util.emptyArray;
            CommSyncDL.prototype.nextKey = null;
            CommSyncDL.prototype.queue = null;
            CommSyncDL.prototype.isLast = null;
            CommSyncDL.prototype.timestamp = null;
            CommSyncDL.prototype.isRoam = null;

            CommSyncDL.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.Status.encode(message.status, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.metaId != null && $Object.hasOwnProperty.call(message, "metaId"))
                    writer.uint32(16).uint64(message.metaId);
                if (message.serverId != null && $Object.hasOwnProperty.call(message, "serverId"))
                    writer.uint32(24).uint64(message.serverId);
                if (message.metas != null && message.metas.length)
                    for (let i = 0; i < message.metas.length; ++i)
                        $root.easemob.pb.Meta.encode(message.metas[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.nextKey != null && $Object.hasOwnProperty.call(message, "nextKey"))
                    writer.uint32(40).uint64(message.nextKey);
                if (message.queue != null && $Object.hasOwnProperty.call(message, "queue"))
                    $root.easemob.pb.JID.encode(message.queue, writer.uint32(50).fork(), _depth + 1).ldelim();
                if (message.isLast != null && $Object.hasOwnProperty.call(message, "isLast"))
                    writer.uint32(56).bool(message.isLast);
                if (message.timestamp != null && $Object.hasOwnProperty.call(message, "timestamp"))
                    writer.uint32(64).uint64(message.timestamp);
                if (message.isRoam != null && $Object.hasOwnProperty.call(message, "isRoam"))
                    writer.uint32(72).bool(message.isRoam);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            CommSyncDL.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.CommSyncDL();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            message.metaId = reader.uint64();
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            message.serverId = reader.uint64();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.metas && message.metas.length))
                                message.metas = [];
                            message.metas.push($root.easemob.pb.Meta.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            message.nextKey = reader.uint64();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.queue = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.queue);
                            continue;
                        }
                    case 7: {
                            if (wireType !== 0)
                                break;
                            message.isLast = reader.bool();
                            continue;
                        }
                    case 8: {
                            if (wireType !== 0)
                                break;
                            message.timestamp = reader.uint64();
                            continue;
                        }
                    case 9: {
                            if (wireType !== 0)
                                break;
                            message.isRoam = reader.bool();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return CommSyncDL;
        })();

        pb.CommUnreadUL = (function() {

            const CommUnreadUL = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            CommUnreadUL.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            CommUnreadUL.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.CommUnreadUL();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    reader.skipType(tag & 7, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return CommUnreadUL;
        })();

        pb.CommUnreadDL = (function() {

            const CommUnreadDL = function (properties) {
                this.unread = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            CommUnreadDL.prototype.status = null;
            CommUnreadDL.prototype.unread = $util.emptyArray;
            CommUnreadDL.prototype.timestamp = null;

            CommUnreadDL.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.Status.encode(message.status, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.unread != null && message.unread.length)
                    for (let i = 0; i < message.unread.length; ++i)
                        $root.easemob.pb.MetaQueue.encode(message.unread[i], writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.timestamp != null && $Object.hasOwnProperty.call(message, "timestamp"))
                    writer.uint32(24).uint64(message.timestamp);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            CommUnreadDL.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.CommUnreadDL();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            if (!(message.unread && message.unread.length))
                                message.unread = [];
                            message.unread.push($root.easemob.pb.MetaQueue.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            message.timestamp = reader.uint64();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return CommUnreadDL;
        })();

        pb.MetaQueue = (function() {

            const MetaQueue = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MetaQueue.prototype.queue = null;
            MetaQueue.prototype.n = null;

            MetaQueue.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.queue != null && $Object.hasOwnProperty.call(message, "queue"))
                    $root.easemob.pb.JID.encode(message.queue, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.n != null && $Object.hasOwnProperty.call(message, "n"))
                    writer.uint32(16).uint32(message.n);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MetaQueue.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.MetaQueue();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.queue = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.queue);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            message.n = reader.uint32();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return MetaQueue;
        })();

        pb.CommNotice = (function() {

            const CommNotice = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            CommNotice.prototype.queue = null;

            CommNotice.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.queue != null && $Object.hasOwnProperty.call(message, "queue"))
                    $root.easemob.pb.JID.encode(message.queue, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            CommNotice.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.CommNotice();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.queue = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.queue);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            return CommNotice;
        })();

        pb.Meta = (function() {

            const Meta = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            Meta.prototype.id = null;
            Meta.prototype.from = null;
            Meta.prototype.to = null;
            Meta.prototype.timestamp = null;
            Meta.prototype.ns = null;
            Meta.prototype.payload = null;
            Meta.prototype.routetype = null;
            Meta.prototype.ext = null;
            Meta.prototype.meta = null;

            Meta.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.id != null && $Object.hasOwnProperty.call(message, "id"))
                    writer.uint32(8).uint64(message.id);
                if (message.from != null && $Object.hasOwnProperty.call(message, "from"))
                    $root.easemob.pb.JID.encode(message.from, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.to != null && $Object.hasOwnProperty.call(message, "to"))
                    $root.easemob.pb.JID.encode(message.to, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.timestamp != null && $Object.hasOwnProperty.call(message, "timestamp"))
                    writer.uint32(32).uint64(message.timestamp);
                if (message.ns != null && $Object.hasOwnProperty.call(message, "ns"))
                    writer.uint32(40).int32(message.ns);
                if (message.payload != null && $Object.hasOwnProperty.call(message, "payload"))
                    writer.uint32(50).bytes(message.payload);
                if (message.routetype != null && $Object.hasOwnProperty.call(message, "routetype"))
                    writer.uint32(56).int32(message.routetype);
                if (message.ext != null && $Object.hasOwnProperty.call(message, "ext"))
                    $root.easemob.pb.KeyValue.encode(message.ext, writer.uint32(66).fork(), _depth + 1).ldelim();
                if (message.meta != null && $Object.hasOwnProperty.call(message, "meta"))
                    writer.uint32(74).bytes(message.meta);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            Meta.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.Meta();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            message.id = reader.uint64();
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.from = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.from);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.to = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.to);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            message.timestamp = reader.uint64();
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Meta.NameSpace[value] !== $undefined)
                                message.ns = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.payload = reader.bytes();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.Meta.RouteType[value] !== $undefined)
                                message.routetype = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.ext = $root.easemob.pb.KeyValue.decode(reader, reader.size(), $undefined, _depth + 1, message.ext);
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            message.meta = reader.bytes();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            Meta.NameSpace = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "STATISTIC"] = 0;
                values[valuesById[1] = "CHAT"] = 1;
                values[valuesById[2] = "MUC"] = 2;
                values[valuesById[3] = "ROSTER"] = 3;
                values[valuesById[4] = "CONFERENCE"] = 4;
                values[valuesById[5] = "NOTIFY"] = 5;
                values[valuesById[6] = "QUERY"] = 6;
                return values;
            })();

            Meta.RouteType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "ROUTE_ALL"] = 0;
                values[valuesById[1] = "ROUTE_ONLINE"] = 1;
                return values;
            })();

            return Meta;
        })();

        pb.KeyValue = (function() {

            const KeyValue = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            KeyValue.prototype.key = null;
            KeyValue.prototype.type = null;
            KeyValue.prototype.varintValue = null;
            KeyValue.prototype.floatValue = null;
            KeyValue.prototype.doubleValue = null;
            KeyValue.prototype.stringValue = null;

            KeyValue.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.key != null && $Object.hasOwnProperty.call(message, "key"))
                    writer.uint32(10).string(message.key);
                if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                    writer.uint32(16).int32(message.type);
                if (message.varintValue != null && $Object.hasOwnProperty.call(message, "varintValue"))
                    writer.uint32(24).int64(message.varintValue);
                if (message.floatValue != null && $Object.hasOwnProperty.call(message, "floatValue"))
                    writer.uint32(37).float(message.floatValue);
                if (message.doubleValue != null && $Object.hasOwnProperty.call(message, "doubleValue"))
                    writer.uint32(41).double(message.doubleValue);
                if (message.stringValue != null && $Object.hasOwnProperty.call(message, "stringValue"))
                    writer.uint32(50).string(message.stringValue);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            KeyValue.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.KeyValue();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.key = reader.string();
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.KeyValue.ValueType[value] !== $undefined)
                                message.type = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 3: {
                            if (wireType !== 0)
                                break;
                            message.varintValue = reader.int64();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 5)
                                break;
                            message.floatValue = reader.float();
                            continue;
                        }
                    case 5: {
                            if (wireType !== 1)
                                break;
                            message.doubleValue = reader.double();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.stringValue = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            KeyValue.ValueType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[1] = "BOOL"] = 1;
                values[valuesById[2] = "INT"] = 2;
                values[valuesById[3] = "UINT"] = 3;
                values[valuesById[4] = "LLINT"] = 4;
                values[valuesById[5] = "FLOAT"] = 5;
                values[valuesById[6] = "DOUBLE"] = 6;
                values[valuesById[7] = "STRING"] = 7;
                values[valuesById[8] = "JSON_STRING"] = 8;
                return values;
            })();

            return KeyValue;
        })();

        pb.MessageBody = (function() {

            const MessageBody = function (properties) {
                this.contents = [];
                this.ext = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MessageBody.prototype.type = null;
            MessageBody.prototype.from = null;
            MessageBody.prototype.to = null;
            MessageBody.prototype.contents = $util.emptyArray;
            MessageBody.prototype.ext = $util.emptyArray;
            MessageBody.prototype.ackMessageId = null;
            MessageBody.prototype.msgConfig = null;
            MessageBody.prototype.ackContent = null;
            MessageBody.prototype.meta = null;

            MessageBody.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                    writer.uint32(8).int32(message.type);
                if (message.from != null && $Object.hasOwnProperty.call(message, "from"))
                    $root.easemob.pb.JID.encode(message.from, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.to != null && $Object.hasOwnProperty.call(message, "to"))
                    $root.easemob.pb.JID.encode(message.to, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.contents != null && message.contents.length)
                    for (let i = 0; i < message.contents.length; ++i)
                        $root.easemob.pb.MessageBody.Content.encode(message.contents[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.ext != null && message.ext.length)
                    for (let i = 0; i < message.ext.length; ++i)
                        $root.easemob.pb.KeyValue.encode(message.ext[i], writer.uint32(42).fork(), _depth + 1).ldelim();
                if (message.ackMessageId != null && $Object.hasOwnProperty.call(message, "ackMessageId"))
                    writer.uint32(48).uint64(message.ackMessageId);
                if (message.msgConfig != null && $Object.hasOwnProperty.call(message, "msgConfig"))
                    $root.easemob.pb.MessageBody.MessageConfig.encode(message.msgConfig, writer.uint32(58).fork(), _depth + 1).ldelim();
                if (message.ackContent != null && $Object.hasOwnProperty.call(message, "ackContent"))
                    writer.uint32(66).string(message.ackContent);
                if (message.meta != null && $Object.hasOwnProperty.call(message, "meta"))
                    writer.uint32(74).string(message.meta);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MessageBody.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.MessageBody();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.MessageBody.Type[value] !== $undefined)
                                message.type = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.from = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.from);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.to = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.to);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.contents && message.contents.length))
                                message.contents = [];
                            message.contents.push($root.easemob.pb.MessageBody.Content.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            if (!(message.ext && message.ext.length))
                                message.ext = [];
                            message.ext.push($root.easemob.pb.KeyValue.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            message.ackMessageId = reader.uint64();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.msgConfig = $root.easemob.pb.MessageBody.MessageConfig.decode(reader, reader.size(), $undefined, _depth + 1, message.msgConfig);
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.ackContent = reader.string();
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            message.meta = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            MessageBody.Type = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "NORMAL"] = 0;
                values[valuesById[1] = "CHAT"] = 1;
                values[valuesById[2] = "GROUPCHAT"] = 2;
                values[valuesById[3] = "CHATROOM"] = 3;
                values[valuesById[4] = "READ_ACK"] = 4;
                values[valuesById[5] = "DELIVER_ACK"] = 5;
                values[valuesById[6] = "RECALL"] = 6;
                values[valuesById[7] = "CHANNEL_ACK"] = 7;
                return values;
            })();

            MessageBody.Content = (function() {

                const Content = function (properties) {
                    this.params = [];
                    this.customExts = [];
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Content.prototype.type = null;
                Content.prototype.text = null;
                Content.prototype.latitude = null;
                Content.prototype.longitude = null;
                Content.prototype.address = null;
                Content.prototype.displayName = null;
                Content.prototype.remotePath = null;
                Content.prototype.secretKey = null;
                Content.prototype.fileLength = null;
                Content.prototype.action = null;
                Content.prototype.params = $util.emptyArray;
                Content.prototype.duration = null;
                Content.prototype.size = null;
                Content.prototype.thumbnailRemotePath = null;
                Content.prototype.thumbnailSecretKey = null;
                Content.prototype.thumbnailDisplayName = null;
                Content.prototype.thumbnailFileLength = null;
                Content.prototype.thumbnailSize = null;
                Content.prototype.customEvent = null;
                Content.prototype.customExts = $util.emptyArray;
                Content.prototype.buildingName = null;

                Content.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                        writer.uint32(8).int32(message.type);
                    if (message.text != null && $Object.hasOwnProperty.call(message, "text"))
                        writer.uint32(18).string(message.text);
                    if (message.latitude != null && $Object.hasOwnProperty.call(message, "latitude"))
                        writer.uint32(25).double(message.latitude);
                    if (message.longitude != null && $Object.hasOwnProperty.call(message, "longitude"))
                        writer.uint32(33).double(message.longitude);
                    if (message.address != null && $Object.hasOwnProperty.call(message, "address"))
                        writer.uint32(42).string(message.address);
                    if (message.displayName != null && $Object.hasOwnProperty.call(message, "displayName"))
                        writer.uint32(50).string(message.displayName);
                    if (message.remotePath != null && $Object.hasOwnProperty.call(message, "remotePath"))
                        writer.uint32(58).string(message.remotePath);
                    if (message.secretKey != null && $Object.hasOwnProperty.call(message, "secretKey"))
                        writer.uint32(66).string(message.secretKey);
                    if (message.fileLength != null && $Object.hasOwnProperty.call(message, "fileLength"))
                        writer.uint32(72).int32(message.fileLength);
                    if (message.action != null && $Object.hasOwnProperty.call(message, "action"))
                        writer.uint32(82).string(message.action);
                    if (message.params != null && message.params.length)
                        for (let i = 0; i < message.params.length; ++i)
                            $root.easemob.pb.KeyValue.encode(message.params[i], writer.uint32(90).fork(), _depth + 1).ldelim();
                    if (message.duration != null && $Object.hasOwnProperty.call(message, "duration"))
                        writer.uint32(96).int32(message.duration);
                    if (message.size != null && $Object.hasOwnProperty.call(message, "size"))
                        $root.easemob.pb.MessageBody.Content.Size.encode(message.size, writer.uint32(106).fork(), _depth + 1).ldelim();
                    if (message.thumbnailRemotePath != null && $Object.hasOwnProperty.call(message, "thumbnailRemotePath"))
                        writer.uint32(114).string(message.thumbnailRemotePath);
                    if (message.thumbnailSecretKey != null && $Object.hasOwnProperty.call(message, "thumbnailSecretKey"))
                        writer.uint32(122).string(message.thumbnailSecretKey);
                    if (message.thumbnailDisplayName != null && $Object.hasOwnProperty.call(message, "thumbnailDisplayName"))
                        writer.uint32(130).string(message.thumbnailDisplayName);
                    if (message.thumbnailFileLength != null && $Object.hasOwnProperty.call(message, "thumbnailFileLength"))
                        writer.uint32(136).int32(message.thumbnailFileLength);
                    if (message.thumbnailSize != null && $Object.hasOwnProperty.call(message, "thumbnailSize"))
                        $root.easemob.pb.MessageBody.Content.Size.encode(message.thumbnailSize, writer.uint32(146).fork(), _depth + 1).ldelim();
                    if (message.customEvent != null && $Object.hasOwnProperty.call(message, "customEvent"))
                        writer.uint32(154).string(message.customEvent);
                    if (message.customExts != null && message.customExts.length)
                        for (let i = 0; i < message.customExts.length; ++i)
                            $root.easemob.pb.KeyValue.encode(message.customExts[i], writer.uint32(162).fork(), _depth + 1).ldelim();
                    if (message.buildingName != null && $Object.hasOwnProperty.call(message, "buildingName"))
                        writer.uint32(170).string(message.buildingName);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Content.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.MessageBody.Content();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                value = reader.int32();
                                if ($root.easemob.pb.MessageBody.Content.Type[value] !== $undefined)
                                    message.type = value;
                                else if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.text = reader.string();
                                continue;
                            }
                        case 3: {
                                if (wireType !== 1)
                                    break;
                                message.latitude = reader.double();
                                continue;
                            }
                        case 4: {
                                if (wireType !== 1)
                                    break;
                                message.longitude = reader.double();
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.address = reader.string();
                                continue;
                            }
                        case 6: {
                                if (wireType !== 2)
                                    break;
                                message.displayName = reader.string();
                                continue;
                            }
                        case 7: {
                                if (wireType !== 2)
                                    break;
                                message.remotePath = reader.string();
                                continue;
                            }
                        case 8: {
                                if (wireType !== 2)
                                    break;
                                message.secretKey = reader.string();
                                continue;
                            }
                        case 9: {
                                if (wireType !== 0)
                                    break;
                                message.fileLength = reader.int32();
                                continue;
                            }
                        case 10: {
                                if (wireType !== 2)
                                    break;
                                message.action = reader.string();
                                continue;
                            }
                        case 11: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.params && message.params.length))
                                    message.params = [];
                                message.params.push($root.easemob.pb.KeyValue.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 12: {
                                if (wireType !== 0)
                                    break;
                                message.duration = reader.int32();
                                continue;
                            }
                        case 13: {
                                if (wireType !== 2)
                                    break;
                                message.size = $root.easemob.pb.MessageBody.Content.Size.decode(reader, reader.size(), $undefined, _depth + 1, message.size);
                                continue;
                            }
                        case 14: {
                                if (wireType !== 2)
                                    break;
                                message.thumbnailRemotePath = reader.string();
                                continue;
                            }
                        case 15: {
                                if (wireType !== 2)
                                    break;
                                message.thumbnailSecretKey = reader.string();
                                continue;
                            }
                        case 16: {
                                if (wireType !== 2)
                                    break;
                                message.thumbnailDisplayName = reader.string();
                                continue;
                            }
                        case 17: {
                                if (wireType !== 0)
                                    break;
                                message.thumbnailFileLength = reader.int32();
                                continue;
                            }
                        case 18: {
                                if (wireType !== 2)
                                    break;
                                message.thumbnailSize = $root.easemob.pb.MessageBody.Content.Size.decode(reader, reader.size(), $undefined, _depth + 1, message.thumbnailSize);
                                continue;
                            }
                        case 19: {
                                if (wireType !== 2)
                                    break;
                                message.customEvent = reader.string();
                                continue;
                            }
                        case 20: {
                                if (wireType !== 2)
                                    break;
                                if (!(message.customExts && message.customExts.length))
                                    message.customExts = [];
                                message.customExts.push($root.easemob.pb.KeyValue.decode(reader, reader.size(), $undefined, _depth + 1));
                                continue;
                            }
                        case 21: {
                                if (wireType !== 2)
                                    break;
                                message.buildingName = reader.string();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                Content.Type = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "TEXT"] = 0;
                    values[valuesById[1] = "IMAGE"] = 1;
                    values[valuesById[2] = "VIDEO"] = 2;
                    values[valuesById[3] = "LOCATION"] = 3;
                    values[valuesById[4] = "VOICE"] = 4;
                    values[valuesById[5] = "FILE"] = 5;
                    values[valuesById[6] = "COMMAND"] = 6;
                    values[valuesById[7] = "CUSTOM"] = 7;
                    return values;
                })();

                Content.Size = (function() {

                    const Size = function (properties) {
                        if (properties)
                            for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                                if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                    this[keys[i]] = properties[keys[i]];
                    };

                    Size.prototype.width = null;
                    Size.prototype.height = null;

                    Size.encode = function (message, writer, _depth) {
                        if (!writer)
                            writer = $Writer.create();
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $util.recursionLimit)
                            throw $Error("max depth exceeded");
                        if (message.width != null && $Object.hasOwnProperty.call(message, "width"))
                            writer.uint32(9).double(message.width);
                        if (message.height != null && $Object.hasOwnProperty.call(message, "height"))
                            writer.uint32(17).double(message.height);
                        if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                            for (let i = 0; i < message.$unknowns.length; ++i)
                                writer.raw(message.$unknowns[i]);
                        return writer;
                    };

                    Size.decode = function (reader, length, _end, _depth, _target) {
                        if (!(reader instanceof $Reader))
                            reader = $Reader.create(reader);
                        if (_depth === $undefined)
                            _depth = 0;
                        if (_depth > $Reader.recursionLimit)
                            throw $Error("max depth exceeded");
                        let end, message;
                        if (length === $undefined)
                            end = reader.len;
                        else {
                            end = reader.pos + length;
                            if (end > reader.len)
                                throw $RangeError("index out of range");
                            length = reader.len;
                            reader.len = end;
                        }
                        message = _target || new $root.easemob.pb.MessageBody.Content.Size();
                        while (reader.pos < end) {
                            let start = reader.pos;
                            let tag = reader.tag();
                            if (tag === _end) {
                                _end = $undefined;
                                break;
                            }
                            let wireType = tag & 7;
                            switch (tag >>>= 3) {
                            case 1: {
                                    if (wireType !== 1)
                                        break;
                                    message.width = reader.double();
                                    continue;
                                }
                            case 2: {
                                    if (wireType !== 1)
                                        break;
                                    message.height = reader.double();
                                    continue;
                                }
                            }
                            reader.skipType(wireType, _depth, tag);
                            if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                        }
                        if (length !== $undefined) {
                            if (reader.pos !== end)
                                throw $RangeError("index out of range");
                            reader.len = length;
                        }
                        if (_end !== $undefined)
                            throw $Error("missing end group");
                        return message;
                    };

                    return Size;
                })();

                return Content;
            })();

            MessageBody.MessageConfig = (function() {

                const MessageConfig = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                MessageConfig.prototype.allowGroupAck = null;

                MessageConfig.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.allowGroupAck != null && $Object.hasOwnProperty.call(message, "allowGroupAck"))
                        writer.uint32(8).bool(message.allowGroupAck);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                MessageConfig.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.MessageBody.MessageConfig();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                message.allowGroupAck = reader.bool();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return MessageConfig;
            })();

            return MessageBody;
        })();

        pb.RosterBody = (function() {

            const RosterBody = function (properties) {
                this.to = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            RosterBody.prototype.operation = null;
            RosterBody.prototype.status = null;
            RosterBody.prototype.from = null;
            RosterBody.prototype.to = $util.emptyArray;
            RosterBody.prototype.reason = null;
            RosterBody.prototype.rosterVer = null;
            RosterBody.prototype.biDirection = null;

            RosterBody.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.operation != null && $Object.hasOwnProperty.call(message, "operation"))
                    writer.uint32(8).int32(message.operation);
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.RosterBody.Status.encode(message.status, writer.uint32(18).fork(), _depth + 1).ldelim();
                if (message.from != null && $Object.hasOwnProperty.call(message, "from"))
                    $root.easemob.pb.JID.encode(message.from, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.to != null && message.to.length)
                    for (let i = 0; i < message.to.length; ++i)
                        $root.easemob.pb.JID.encode(message.to[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.reason != null && $Object.hasOwnProperty.call(message, "reason"))
                    writer.uint32(42).string(message.reason);
                if (message.rosterVer != null && $Object.hasOwnProperty.call(message, "rosterVer"))
                    writer.uint32(50).string(message.rosterVer);
                if (message.biDirection != null && $Object.hasOwnProperty.call(message, "biDirection"))
                    writer.uint32(56).bool(message.biDirection);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            RosterBody.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.RosterBody();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.RosterBody.Operation[value] !== $undefined)
                                message.operation = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.RosterBody.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.from = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.from);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.to && message.to.length))
                                message.to = [];
                            message.to.push($root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.reason = reader.string();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.rosterVer = reader.string();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 0)
                                break;
                            message.biDirection = reader.bool();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            RosterBody.Operation = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "GET_ROSTER"] = 0;
                values[valuesById[1] = "GET_BLACKLIST"] = 1;
                values[valuesById[2] = "ADD"] = 2;
                values[valuesById[3] = "REMOVE"] = 3;
                values[valuesById[4] = "ACCEPT"] = 4;
                values[valuesById[5] = "DECLINE"] = 5;
                values[valuesById[6] = "BAN"] = 6;
                values[valuesById[7] = "ALLOW"] = 7;
                values[valuesById[8] = "REMOTE_ACCEPT"] = 8;
                values[valuesById[9] = "REMOTE_DECLINE"] = 9;
                return values;
            })();

            RosterBody.Status = (function() {

                const Status = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Status.prototype.errorCode = null;
                Status.prototype.description = null;

                Status.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode"))
                        writer.uint32(8).int32(message.errorCode);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(18).string(message.description);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Status.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.RosterBody.Status();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                value = reader.int32();
                                if ($root.easemob.pb.RosterBody.Status.ErrorCode[value] !== $undefined)
                                    message.errorCode = value;
                                else if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.description = reader.string();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                Status.ErrorCode = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "OK"] = 0;
                    values[valuesById[1] = "USER_NOT_EXIST"] = 1;
                    values[valuesById[2] = "USER_ALREADY_FRIEND"] = 2;
                    values[valuesById[3] = "USER_ALREADY_BLACKLIST"] = 3;
                    return values;
                })();

                return Status;
            })();

            return RosterBody;
        })();

        pb.MUCBody = (function() {

            const MUCBody = function (properties) {
                this.to = [];
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            MUCBody.prototype.mucId = null;
            MUCBody.prototype.operation = null;
            MUCBody.prototype.from = null;
            MUCBody.prototype.to = $util.emptyArray;
            MUCBody.prototype.setting = null;
            MUCBody.prototype.reason = null;
            MUCBody.prototype.isChatroom = null;
            MUCBody.prototype.status = null;
            MUCBody.prototype.isThread = null;
            MUCBody.prototype.mucParentId = null;
            MUCBody.prototype.mucName = null;
            MUCBody.prototype.eventInfo = null;

            MUCBody.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.mucId != null && $Object.hasOwnProperty.call(message, "mucId"))
                    $root.easemob.pb.JID.encode(message.mucId, writer.uint32(10).fork(), _depth + 1).ldelim();
                if (message.operation != null && $Object.hasOwnProperty.call(message, "operation"))
                    writer.uint32(16).int32(message.operation);
                if (message.from != null && $Object.hasOwnProperty.call(message, "from"))
                    $root.easemob.pb.JID.encode(message.from, writer.uint32(26).fork(), _depth + 1).ldelim();
                if (message.to != null && message.to.length)
                    for (let i = 0; i < message.to.length; ++i)
                        $root.easemob.pb.JID.encode(message.to[i], writer.uint32(34).fork(), _depth + 1).ldelim();
                if (message.setting != null && $Object.hasOwnProperty.call(message, "setting"))
                    $root.easemob.pb.MUCBody.Setting.encode(message.setting, writer.uint32(42).fork(), _depth + 1).ldelim();
                if (message.reason != null && $Object.hasOwnProperty.call(message, "reason"))
                    writer.uint32(50).string(message.reason);
                if (message.isChatroom != null && $Object.hasOwnProperty.call(message, "isChatroom"))
                    writer.uint32(56).bool(message.isChatroom);
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.MUCBody.Status.encode(message.status, writer.uint32(66).fork(), _depth + 1).ldelim();
                if (message.isThread != null && $Object.hasOwnProperty.call(message, "isThread"))
                    writer.uint32(72).bool(message.isThread);
                if (message.mucParentId != null && $Object.hasOwnProperty.call(message, "mucParentId"))
                    $root.easemob.pb.JID.encode(message.mucParentId, writer.uint32(82).fork(), _depth + 1).ldelim();
                if (message.mucName != null && $Object.hasOwnProperty.call(message, "mucName"))
                    writer.uint32(90).string(message.mucName);
                if (message.eventInfo != null && $Object.hasOwnProperty.call(message, "eventInfo"))
                    $root.easemob.pb.MUCBody.EventInfo.encode(message.eventInfo, writer.uint32(98).fork(), _depth + 1).ldelim();
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            MUCBody.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.MUCBody();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.mucId = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.mucId);
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.MUCBody.Operation[value] !== $undefined)
                                message.operation = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.from = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.from);
                            continue;
                        }
                    case 4: {
                            if (wireType !== 2)
                                break;
                            if (!(message.to && message.to.length))
                                message.to = [];
                            message.to.push($root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1));
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.setting = $root.easemob.pb.MUCBody.Setting.decode(reader, reader.size(), $undefined, _depth + 1, message.setting);
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.reason = reader.string();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 0)
                                break;
                            message.isChatroom = reader.bool();
                            continue;
                        }
                    case 8: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.MUCBody.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 9: {
                            if (wireType !== 0)
                                break;
                            message.isThread = reader.bool();
                            continue;
                        }
                    case 10: {
                            if (wireType !== 2)
                                break;
                            message.mucParentId = $root.easemob.pb.JID.decode(reader, reader.size(), $undefined, _depth + 1, message.mucParentId);
                            continue;
                        }
                    case 11: {
                            if (wireType !== 2)
                                break;
                            message.mucName = reader.string();
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.eventInfo = $root.easemob.pb.MUCBody.EventInfo.decode(reader, reader.size(), $undefined, _depth + 1, message.eventInfo);
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            MUCBody.Operation = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "CREATE"] = 0;
                values[valuesById[1] = "DESTROY"] = 1;
                values[valuesById[2] = "JOIN"] = 2;
                values[valuesById[3] = "LEAVE"] = 3;
                values[valuesById[4] = "APPLY"] = 4;
                values[valuesById[5] = "APPLY_ACCEPT"] = 5;
                values[valuesById[6] = "APPLY_DECLINE"] = 6;
                values[valuesById[7] = "INVITE"] = 7;
                values[valuesById[8] = "INVITE_ACCEPT"] = 8;
                values[valuesById[9] = "INVITE_DECLINE"] = 9;
                values[valuesById[10] = "KICK"] = 10;
                values[valuesById[11] = "GET_BLACKLIST"] = 11;
                values[valuesById[12] = "BAN"] = 12;
                values[valuesById[13] = "ALLOW"] = 13;
                values[valuesById[14] = "UPDATE"] = 14;
                values[valuesById[15] = "BLOCK"] = 15;
                values[valuesById[16] = "UNBLOCK"] = 16;
                values[valuesById[17] = "PRESENCE"] = 17;
                values[valuesById[18] = "ABSENCE"] = 18;
                values[valuesById[19] = "DIRECT_JOINED"] = 19;
                values[valuesById[20] = "ASSIGN_OWNER"] = 20;
                values[valuesById[21] = "ADD_ADMIN"] = 21;
                values[valuesById[22] = "REMOVE_ADMIN"] = 22;
                values[valuesById[23] = "ADD_MUTE"] = 23;
                values[valuesById[24] = "REMOVE_MUTE"] = 24;
                values[valuesById[25] = "UPDATE_ANNOUNCEMENT"] = 25;
                values[valuesById[26] = "DELETE_ANNOUNCEMENT"] = 26;
                values[valuesById[27] = "UPLOAD_FILE"] = 27;
                values[valuesById[28] = "DELETE_FILE"] = 28;
                values[valuesById[29] = "ADD_USER_WHITE_LIST"] = 29;
                values[valuesById[30] = "REMOVE_USER_WHITE_LIST"] = 30;
                values[valuesById[31] = "BAN_GROUP"] = 31;
                values[valuesById[32] = "REMOVE_BAN_GROUP"] = 32;
                values[valuesById[33] = "THREAD_CREATE"] = 33;
                values[valuesById[34] = "THREAD_DESTROY"] = 34;
                values[valuesById[35] = "THREAD_JOIN"] = 35;
                values[valuesById[36] = "THREAD_LEAVE"] = 36;
                values[valuesById[37] = "THREAD_KICK"] = 37;
                values[valuesById[38] = "THREAD_UPDATE"] = 38;
                values[valuesById[39] = "THREAD_PRESENCE"] = 39;
                values[valuesById[40] = "THREAD_ABSENCE"] = 40;
                values[valuesById[41] = "DISABLE_GROUP"] = 41;
                values[valuesById[42] = "ABLE_GROUP"] = 42;
                values[valuesById[43] = "SET_METADATA"] = 43;
                values[valuesById[44] = "DELETE_METADATA"] = 44;
                return values;
            })();

            MUCBody.Setting = (function() {

                const Setting = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Setting.prototype.name = null;
                Setting.prototype.desc = null;
                Setting.prototype.type = null;
                Setting.prototype.maxUsers = null;
                Setting.prototype.owner = null;

                Setting.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.name != null && $Object.hasOwnProperty.call(message, "name"))
                        writer.uint32(10).string(message.name);
                    if (message.desc != null && $Object.hasOwnProperty.call(message, "desc"))
                        writer.uint32(18).string(message.desc);
                    if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                        writer.uint32(24).int32(message.type);
                    if (message.maxUsers != null && $Object.hasOwnProperty.call(message, "maxUsers"))
                        writer.uint32(32).int32(message.maxUsers);
                    if (message.owner != null && $Object.hasOwnProperty.call(message, "owner"))
                        writer.uint32(42).string(message.owner);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Setting.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.MUCBody.Setting();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 2)
                                    break;
                                message.name = reader.string();
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.desc = reader.string();
                                continue;
                            }
                        case 3: {
                                if (wireType !== 0)
                                    break;
                                value = reader.int32();
                                if ($root.easemob.pb.MUCBody.Setting.Type[value] !== $undefined)
                                    message.type = value;
                                else if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                                continue;
                            }
                        case 4: {
                                if (wireType !== 0)
                                    break;
                                message.maxUsers = reader.int32();
                                continue;
                            }
                        case 5: {
                                if (wireType !== 2)
                                    break;
                                message.owner = reader.string();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                Setting.Type = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "PRIVATE_OWNER_INVITE"] = 0;
                    values[valuesById[1] = "PRIVATE_MEMBER_INVITE"] = 1;
                    values[valuesById[2] = "PUBLIC_JOIN_APPROVAL"] = 2;
                    values[valuesById[3] = "PUBLIC_JOIN_OPEN"] = 3;
                    values[valuesById[4] = "PUBLIC_ANONYMOUS"] = 4;
                    return values;
                })();

                return Setting;
            })();

            MUCBody.Status = (function() {

                const Status = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Status.prototype.errorCode = null;
                Status.prototype.description = null;

                Status.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode"))
                        writer.uint32(8).int32(message.errorCode);
                    if (message.description != null && $Object.hasOwnProperty.call(message, "description"))
                        writer.uint32(18).string(message.description);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Status.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.MUCBody.Status();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                value = reader.int32();
                                if ($root.easemob.pb.MUCBody.Status.ErrorCode[value] !== $undefined)
                                    message.errorCode = value;
                                else if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.description = reader.string();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                Status.ErrorCode = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "OK"] = 0;
                    values[valuesById[1] = "PERMISSION_DENIED"] = 1;
                    values[valuesById[2] = "WRONG_PARAMETER"] = 2;
                    values[valuesById[3] = "MUC_NOT_EXIST"] = 3;
                    values[valuesById[4] = "USER_NOT_EXIST"] = 4;
                    values[valuesById[5] = "UNKNOWN"] = 5;
                    return values;
                })();

                return Status;
            })();

            MUCBody.EventInfo = (function() {

                const EventInfo = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                EventInfo.prototype.eventType = null;
                EventInfo.prototype.ext = null;

                EventInfo.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.eventType != null && $Object.hasOwnProperty.call(message, "eventType"))
                        writer.uint32(8).int32(message.eventType);
                    if (message.ext != null && $Object.hasOwnProperty.call(message, "ext"))
                        writer.uint32(18).string(message.ext);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                EventInfo.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message, value;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.MUCBody.EventInfo();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                value = reader.int32();
                                if ($root.easemob.pb.MUCBody.EventInfo.EventType[value] !== $undefined)
                                    message.eventType = value;
                                else if (!reader.discardUnknown) {
                                    $util.makeProp(message, "$unknowns", false);
                                    (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                                }
                                continue;
                            }
                        case 2: {
                                if (wireType !== 2)
                                    break;
                                message.ext = reader.string();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                EventInfo.EventType = (function() {
                    const valuesById = $Object.create(null), values = $Object.create(valuesById);
                    values[valuesById[0] = "EVENT_NONE"] = 0;
                    values[valuesById[1] = "CIRCLE_CHANNEL"] = 1;
                    return values;
                })();

                return EventInfo;
            })();

            return MUCBody;
        })();

        pb.StatisticsBody = (function() {

            const StatisticsBody = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            StatisticsBody.prototype.operation = null;
            StatisticsBody.prototype.os = null;
            StatisticsBody.prototype.version = null;
            StatisticsBody.prototype.network = null;
            StatisticsBody.prototype.imTime = null;
            StatisticsBody.prototype.chatTime = null;
            StatisticsBody.prototype.location = null;

            StatisticsBody.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.operation != null && $Object.hasOwnProperty.call(message, "operation"))
                    writer.uint32(8).int32(message.operation);
                if (message.os != null && $Object.hasOwnProperty.call(message, "os"))
                    writer.uint32(16).int32(message.os);
                if (message.version != null && $Object.hasOwnProperty.call(message, "version"))
                    writer.uint32(26).string(message.version);
                if (message.network != null && $Object.hasOwnProperty.call(message, "network"))
                    writer.uint32(32).int32(message.network);
                if (message.imTime != null && $Object.hasOwnProperty.call(message, "imTime"))
                    writer.uint32(40).uint32(message.imTime);
                if (message.chatTime != null && $Object.hasOwnProperty.call(message, "chatTime"))
                    writer.uint32(48).uint32(message.chatTime);
                if (message.location != null && $Object.hasOwnProperty.call(message, "location"))
                    writer.uint32(58).string(message.location);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            StatisticsBody.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.StatisticsBody();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.StatisticsBody.Operation[value] !== $undefined)
                                message.operation = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.StatisticsBody.OsType[value] !== $undefined)
                                message.os = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.version = reader.string();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.StatisticsBody.NetworkType[value] !== $undefined)
                                message.network = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 5: {
                            if (wireType !== 0)
                                break;
                            message.imTime = reader.uint32();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 0)
                                break;
                            message.chatTime = reader.uint32();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.location = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            StatisticsBody.Operation = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "INFORMATION"] = 0;
                values[valuesById[1] = "USER_REMOVED"] = 1;
                values[valuesById[2] = "USER_LOGIN_ANOTHER_DEVICE"] = 2;
                values[valuesById[3] = "USER_KICKED_BY_CHANGE_PASSWORD"] = 3;
                values[valuesById[4] = "USER_KICKED_BY_OTHER_DEVICE"] = 4;
                return values;
            })();

            StatisticsBody.OsType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "OS_IOS"] = 0;
                values[valuesById[1] = "OS_ANDROID"] = 1;
                values[valuesById[2] = "OS_LINUX"] = 2;
                values[valuesById[3] = "OS_OSX"] = 3;
                values[valuesById[4] = "OS_WIN"] = 4;
                values[valuesById[16] = "OS_OTHER"] = 16;
                return values;
            })();

            StatisticsBody.NetworkType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "NETWORK_NONE"] = 0;
                values[valuesById[1] = "NETWORK_WIFI"] = 1;
                values[valuesById[2] = "NETWORK_4G"] = 2;
                values[valuesById[3] = "NETWORK_3G"] = 3;
                values[valuesById[4] = "NETWORK_2G"] = 4;
                values[valuesById[5] = "NETWORK_WIRE"] = 5;
                return values;
            })();

            return StatisticsBody;
        })();

        pb.ConferenceBody = (function() {

            const ConferenceBody = function (properties) {
                if (properties)
                    for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                        if (properties[keys[i]] != null && keys[i] !== "__proto__")
                            this[keys[i]] = properties[keys[i]];
            };

            ConferenceBody.prototype.sessionId = null;
            ConferenceBody.prototype.operation = null;
            ConferenceBody.prototype.conferenceId = null;
            ConferenceBody.prototype.type = null;
            ConferenceBody.prototype.content = null;
            ConferenceBody.prototype.network = null;
            ConferenceBody.prototype.version = null;
            ConferenceBody.prototype.identity = null;
            ConferenceBody.prototype.duration = null;
            ConferenceBody.prototype.peerName = null;
            ConferenceBody.prototype.endReason = null;
            ConferenceBody.prototype.status = null;
            ConferenceBody.prototype.isDirect = null;
            ConferenceBody.prototype.controlType = null;
            ConferenceBody.prototype.routeFlag = null;
            ConferenceBody.prototype.routeKey = null;

            ConferenceBody.encode = function (message, writer, _depth) {
                if (!writer)
                    writer = $Writer.create();
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $util.recursionLimit)
                    throw $Error("max depth exceeded");
                if (message.sessionId != null && $Object.hasOwnProperty.call(message, "sessionId"))
                    writer.uint32(10).string(message.sessionId);
                if (message.operation != null && $Object.hasOwnProperty.call(message, "operation"))
                    writer.uint32(16).int32(message.operation);
                if (message.conferenceId != null && $Object.hasOwnProperty.call(message, "conferenceId"))
                    writer.uint32(26).string(message.conferenceId);
                if (message.type != null && $Object.hasOwnProperty.call(message, "type"))
                    writer.uint32(32).int32(message.type);
                if (message.content != null && $Object.hasOwnProperty.call(message, "content"))
                    writer.uint32(42).string(message.content);
                if (message.network != null && $Object.hasOwnProperty.call(message, "network"))
                    writer.uint32(50).string(message.network);
                if (message.version != null && $Object.hasOwnProperty.call(message, "version"))
                    writer.uint32(58).string(message.version);
                if (message.identity != null && $Object.hasOwnProperty.call(message, "identity"))
                    writer.uint32(64).int32(message.identity);
                if (message.duration != null && $Object.hasOwnProperty.call(message, "duration"))
                    writer.uint32(74).string(message.duration);
                if (message.peerName != null && $Object.hasOwnProperty.call(message, "peerName"))
                    writer.uint32(82).string(message.peerName);
                if (message.endReason != null && $Object.hasOwnProperty.call(message, "endReason"))
                    writer.uint32(88).int32(message.endReason);
                if (message.status != null && $Object.hasOwnProperty.call(message, "status"))
                    $root.easemob.pb.ConferenceBody.Status.encode(message.status, writer.uint32(98).fork(), _depth + 1).ldelim();
                if (message.isDirect != null && $Object.hasOwnProperty.call(message, "isDirect"))
                    writer.uint32(104).bool(message.isDirect);
                if (message.controlType != null && $Object.hasOwnProperty.call(message, "controlType"))
                    writer.uint32(112).int32(message.controlType);
                if (message.routeFlag != null && $Object.hasOwnProperty.call(message, "routeFlag"))
                    writer.uint32(120).int32(message.routeFlag);
                if (message.routeKey != null && $Object.hasOwnProperty.call(message, "routeKey"))
                    writer.uint32(130).string(message.routeKey);
                if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                    for (let i = 0; i < message.$unknowns.length; ++i)
                        writer.raw(message.$unknowns[i]);
                return writer;
            };

            ConferenceBody.decode = function (reader, length, _end, _depth, _target) {
                if (!(reader instanceof $Reader))
                    reader = $Reader.create(reader);
                if (_depth === $undefined)
                    _depth = 0;
                if (_depth > $Reader.recursionLimit)
                    throw $Error("max depth exceeded");
                let end, message, value;
                if (length === $undefined)
                    end = reader.len;
                else {
                    end = reader.pos + length;
                    if (end > reader.len)
                        throw $RangeError("index out of range");
                    length = reader.len;
                    reader.len = end;
                }
                message = _target || new $root.easemob.pb.ConferenceBody();
                while (reader.pos < end) {
                    let start = reader.pos;
                    let tag = reader.tag();
                    if (tag === _end) {
                        _end = $undefined;
                        break;
                    }
                    let wireType = tag & 7;
                    switch (tag >>>= 3) {
                    case 1: {
                            if (wireType !== 2)
                                break;
                            message.sessionId = reader.string();
                            continue;
                        }
                    case 2: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.ConferenceBody.Operation[value] !== $undefined)
                                message.operation = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 3: {
                            if (wireType !== 2)
                                break;
                            message.conferenceId = reader.string();
                            continue;
                        }
                    case 4: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.ConferenceBody.Type[value] !== $undefined)
                                message.type = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 5: {
                            if (wireType !== 2)
                                break;
                            message.content = reader.string();
                            continue;
                        }
                    case 6: {
                            if (wireType !== 2)
                                break;
                            message.network = reader.string();
                            continue;
                        }
                    case 7: {
                            if (wireType !== 2)
                                break;
                            message.version = reader.string();
                            continue;
                        }
                    case 8: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.ConferenceBody.Identity[value] !== $undefined)
                                message.identity = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 9: {
                            if (wireType !== 2)
                                break;
                            message.duration = reader.string();
                            continue;
                        }
                    case 10: {
                            if (wireType !== 2)
                                break;
                            message.peerName = reader.string();
                            continue;
                        }
                    case 11: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.ConferenceBody.EndReason[value] !== $undefined)
                                message.endReason = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 12: {
                            if (wireType !== 2)
                                break;
                            message.status = $root.easemob.pb.ConferenceBody.Status.decode(reader, reader.size(), $undefined, _depth + 1, message.status);
                            continue;
                        }
                    case 13: {
                            if (wireType !== 0)
                                break;
                            message.isDirect = reader.bool();
                            continue;
                        }
                    case 14: {
                            if (wireType !== 0)
                                break;
                            value = reader.int32();
                            if ($root.easemob.pb.ConferenceBody.StreamControlType[value] !== $undefined)
                                message.controlType = value;
                            else if (!reader.discardUnknown) {
                                $util.makeProp(message, "$unknowns", false);
                                (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                            }
                            continue;
                        }
                    case 15: {
                            if (wireType !== 0)
                                break;
                            message.routeFlag = reader.int32();
                            continue;
                        }
                    case 16: {
                            if (wireType !== 2)
                                break;
                            message.routeKey = reader.string();
                            continue;
                        }
                    }
                    reader.skipType(wireType, _depth, tag);
                    if (!reader.discardUnknown) {
                        $util.makeProp(message, "$unknowns", false);
                        (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                    }
                }
                if (length !== $undefined) {
                    if (reader.pos !== end)
                        throw $RangeError("index out of range");
                    reader.len = length;
                }
                if (_end !== $undefined)
                    throw $Error("missing end group");
                return message;
            };

            ConferenceBody.Status = (function() {

                const Status = function (properties) {
                    if (properties)
                        for (let keys = $Object.keys(properties), i = 0; i < keys.length; ++i)
                            if (properties[keys[i]] != null && keys[i] !== "__proto__")
                                this[keys[i]] = properties[keys[i]];
                };

                Status.prototype.errorCode = null;

                Status.encode = function (message, writer, _depth) {
                    if (!writer)
                        writer = $Writer.create();
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $util.recursionLimit)
                        throw $Error("max depth exceeded");
                    if (message.errorCode != null && $Object.hasOwnProperty.call(message, "errorCode"))
                        writer.uint32(8).int32(message.errorCode);
                    if (message.$unknowns != null && $Object.hasOwnProperty.call(message, "$unknowns"))
                        for (let i = 0; i < message.$unknowns.length; ++i)
                            writer.raw(message.$unknowns[i]);
                    return writer;
                };

                Status.decode = function (reader, length, _end, _depth, _target) {
                    if (!(reader instanceof $Reader))
                        reader = $Reader.create(reader);
                    if (_depth === $undefined)
                        _depth = 0;
                    if (_depth > $Reader.recursionLimit)
                        throw $Error("max depth exceeded");
                    let end, message;
                    if (length === $undefined)
                        end = reader.len;
                    else {
                        end = reader.pos + length;
                        if (end > reader.len)
                            throw $RangeError("index out of range");
                        length = reader.len;
                        reader.len = end;
                    }
                    message = _target || new $root.easemob.pb.ConferenceBody.Status();
                    while (reader.pos < end) {
                        let start = reader.pos;
                        let tag = reader.tag();
                        if (tag === _end) {
                            _end = $undefined;
                            break;
                        }
                        let wireType = tag & 7;
                        switch (tag >>>= 3) {
                        case 1: {
                                if (wireType !== 0)
                                    break;
                                message.errorCode = reader.int32();
                                continue;
                            }
                        }
                        reader.skipType(wireType, _depth, tag);
                        if (!reader.discardUnknown) {
                            $util.makeProp(message, "$unknowns", false);
                            (message.$unknowns || (message.$unknowns = [])).push(reader.raw(start, reader.pos));
                        }
                    }
                    if (length !== $undefined) {
                        if (reader.pos !== end)
                            throw $RangeError("index out of range");
                        reader.len = length;
                    }
                    if (_end !== $undefined)
                        throw $Error("missing end group");
                    return message;
                };

                return Status;
            })();

            ConferenceBody.Operation = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "JOIN"] = 0;
                values[valuesById[1] = "INITIATE"] = 1;
                values[valuesById[2] = "ACCEPT_INITIATE"] = 2;
                values[valuesById[3] = "ANSWER"] = 3;
                values[valuesById[4] = "TERMINATE"] = 4;
                values[valuesById[5] = "REMOVE"] = 5;
                values[valuesById[6] = "STREAM_CONTROL"] = 6;
                values[valuesById[7] = "MEDIA_REQUEST"] = 7;
                return values;
            })();

            ConferenceBody.Type = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "VOICE"] = 0;
                values[valuesById[1] = "VIDEO"] = 1;
                return values;
            })();

            ConferenceBody.Identity = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "CALLER"] = 0;
                values[valuesById[1] = "CALLEE"] = 1;
                return values;
            })();

            ConferenceBody.EndReason = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "HANGUP"] = 0;
                values[valuesById[1] = "NORESPONSE"] = 1;
                values[valuesById[2] = "REJECT"] = 2;
                values[valuesById[3] = "BUSY"] = 3;
                values[valuesById[4] = "FAIL"] = 4;
                values[valuesById[5] = "UNSUPPORTED"] = 5;
                values[valuesById[6] = "OFFLINE"] = 6;
                return values;
            })();

            ConferenceBody.StreamControlType = (function() {
                const valuesById = $Object.create(null), values = $Object.create(valuesById);
                values[valuesById[0] = "PAUSE_VOICE"] = 0;
                values[valuesById[1] = "RESUME_VOICE"] = 1;
                values[valuesById[2] = "PAUSE_VIDEO"] = 2;
                values[valuesById[3] = "RESUME_VIDEO"] = 3;
                return values;
            })();

            return ConferenceBody;
        })();

        return pb;
    })();

    return easemob;
})();

export {
  $root as default
};
