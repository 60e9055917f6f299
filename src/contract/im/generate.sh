#!/usr/bin/env sh
# Compiles msync.proto into msync.gen.js (code) and msync.gen.d.ts (types, which pbjs derives from comments, hence two runs).
set -eu
cd "$(dirname "$0")"
pbjs="npx pbjs -t static-module -w esm --no-create --no-verify --no-convert --no-delimited --no-typeurl --no-service --null-semantics"
$pbjs -d -o msync.gen.js msync.proto
$pbjs --no-comments -o msync.gen.js msync.proto
