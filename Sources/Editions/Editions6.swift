// ApplyPatch adds the 6th edition of each sample module; a target needs a file of its own.
