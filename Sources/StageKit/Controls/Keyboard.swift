// What can be said of a keyboard; there is none here.

/// What the return key says.
public enum UIReturnKeyType: String, Sendable {
  /// As always, or what it does.
  case `default`, go, join, next, search, send, done, `continue`
}

/// Which keys there are.
public enum UIKeyboardType: Sendable {
  /// Those for a kind of text.
  case `default`, asciiCapable, URL, numberPad, phonePad, emailAddress, decimalPad, webSearch
}

/// Which words begin with a capital letter.
public enum UITextAutocapitalizationType: Sendable {
  /// None, or the first of each.
  case none, words, sentences, allCharacters
}

/// Whether words are mended.
public enum UITextAutocorrectionType: Sendable {
  /// As the system has it, or as it says.
  case `default`, no, yes
}
