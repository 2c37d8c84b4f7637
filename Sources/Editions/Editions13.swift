// ApplyPatch adds the 13th edition of each sample module; a target needs a file of its own.
