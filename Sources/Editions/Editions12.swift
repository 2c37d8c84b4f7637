// ApplyPatch adds the 12th edition of each sample module; a target needs a file of its own.
