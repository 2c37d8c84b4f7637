// ApplyPatch adds the 8th edition of each sample module; a target needs a file of its own.
