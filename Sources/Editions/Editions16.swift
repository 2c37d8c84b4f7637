// ApplyPatch adds the 16th edition of each sample module; a target needs a file of its own.
