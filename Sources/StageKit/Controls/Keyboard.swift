// Keyboard settings, which have no effect beyond the title of the return key.

/// The titles of a keyboard's return key.
public enum UIReturnKeyType: String, Sendable {
  /// The usual key without a title, or a key with the capitalised name of the case as its title.
  case `default`, go, join, next, search, send, done, `continue`
}

/// The kinds of keyboards.
public enum UIKeyboardType: Sendable {
  /// A keyboard for a kind of text; has no effect.
  case `default`, asciiCapable, URL, numberPad, phonePad, emailAddress, decimalPad, webSearch
}

/// The rules by which a keyboard capitalises letters.
public enum UITextAutocapitalizationType: Sendable {
  /// A rule by which a keyboard capitalises letters; has no effect.
  case none, words, sentences, allCharacters
}

/// The settings for the correction of typed words.
public enum UITextAutocorrectionType: Sendable {
  /// A correction as the system decides, none, or always; has no effect.
  case `default`, no, yes
}
