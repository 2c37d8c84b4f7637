// ApplyPatch adds the 14th edition of each sample module; a target needs a file of its own.
