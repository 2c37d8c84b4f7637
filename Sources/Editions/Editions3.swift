// ApplyPatch adds the third edition of each sample module; a target needs a file of its own.
