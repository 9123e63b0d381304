# Files that are brought in, and thoughts that come to nothing.

refused-import-too-large = This file is larger than the { $size } kB that can be imported here. Choose the file of a single match.
refused-import-too-long = This match has { $count } actions, more than the { $most } that can be imported here.
refused-import-busy = Many files are being read just now. Import yours again in a minute.
refused-import-slow = This file takes too long to be read here. Export the match again, or choose an earlier copy.
refused-import-failed = This file can't be read here. Export the match again, or choose an earlier copy.
refused-no-advice = The adviser found no answer in time. Decide by yourself this once.
