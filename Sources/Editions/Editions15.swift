// ApplyPatch adds the 15th edition of each sample module; a target needs a file of its own.
