// ApplyPatch adds the 4th edition of each sample module; a target needs a file of its own.
