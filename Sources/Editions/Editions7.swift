// ApplyPatch adds the 7th edition of each sample module; a target needs a file of its own.
