// ApplyPatch adds the 9th edition of each sample module; a target needs a file of its own.
