// ApplyPatch adds the 5th edition of each sample module; a target needs a file of its own.
