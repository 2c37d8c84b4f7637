/// A mapping of words of the field to meaningless words of the same length.
///
/// A reader of a disguised lesson knows only what the lesson has taught. The words are derived from the original
/// words alone, so that they are the same each time.
struct Disguise {
  private var replacements: [String: String] = [:]
  private var originals: [String: String] = [:]
  /// The one-word names of functions and types, replaced only before a parenthesis, since they are also English
  /// words.
  private let calls: Set<String>

  /// The words that are always replaced.
  private static let roles: Set<String> = [
    "view", "presenter", "interactor", "router", "entity", "store", "viper", "controller", "model",
    "repository", "coordinator", "wireframe", "delegate", "protocol",
  ]

  /// Disguises the words of roles, and of the names of types and functions.
  init(names: Set<String>) {
    calls = names.filter { Self.parts(of: $0[...]).count == 1 }
    let compound = names.subtracting(calls).flatMap {
      Self.parts(of: $0[...]).map { $0.lowercased() }
    }
    let words = Self.roles.union(compound).union(calls.map { $0.lowercased() })
    for word in words.sorted() where word.count > 2 {
      var seed = word.unicodeScalars.reduce(5381 as UInt32) { $0 &* 33 &+ $1.value }
      var other = Self.word(word.count, &seed)
      while originals[other] != nil || words.contains(other) {
        other = Self.word(word.count, &seed)
      }
      replacements[word] = other
      originals[other] = word
    }
  }

  /// Returns the text with meaningless words.
  func hiding(_ text: String) -> String {
    replacing(text, by: replacements, roles: Self.roles, calls: Set(calls.map { $0.lowercased() }))
  }

  /// Returns the text with the original words in place of meaningless ones.
  func revealing(_ text: String) -> String {
    let roles = Set(Self.roles.compactMap { replacements[$0] })
    let calls = Set(calls.compactMap { replacements[$0.lowercased()] })
    return replacing(text, by: originals, roles: roles, calls: calls)
  }

  private func replacing(
    _ text: String,
    by words: [String: String],
    roles: Set<String>,
    calls: Set<String>
  ) -> String {
    text.replacingWords { word, isCalled in
      let parts = Self.parts(of: word)
      let isKnown = parts.count > 1 || isCalled && calls.contains(String(word).lowercased())
      return parts.map { part in
        let plain = part.lowercased()
        let singular = plain.hasSuffix("s") ? String(plain.dropLast()) : plain
        if isKnown || roles.contains(plain), let other = words[plain] {
          return other.written(as: part)
        }
        if roles.contains(singular), let other = words[singular] {
          return other.written(as: part.dropLast()) + String(part.suffix(1))
        }
        return String(part)
      }.joined()
    }
  }

  /// Returns the words of a name: `did`, `Fetch` and `Products` of `didFetchProducts`.
  private static func parts(of name: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = name.startIndex
    for index in name.indices.dropFirst() where name[index].isUppercase {
      let isInside = name[name.index(before: index)].isLowercase
      let next = name.index(after: index)
      guard isInside || next < name.endIndex && name[next].isLowercase else { continue }
      parts.append(name[start..<index])
      start = index
    }
    return parts + [name[start...]]
  }

  private static func word(_ count: Int, _ seed: inout UInt32) -> String {
    var word = ""
    for index in 0..<count {
      seed = seed &* 1_664_525 &+ 1_013_904_223
      let letters = Array(index.isMultiple(of: 2) ? "bdfgklmnprtvz" : "aeiou")
      word.append(letters[Int(seed >> 16) % letters.count])
    }
    return word
  }
}

extension String {
  /// Replaces each run of ASCII letters; the Bool is true if a parenthesis follows.
  fileprivate func replacingWords(_ other: (Substring, Bool) -> String) -> String {
    var text = ""
    var rest = self[...]
    while let first = rest.first {
      guard first.isASCII, first.isLetter else {
        text.append(rest.removeFirst())
        continue
      }
      let word = rest.prefix { $0.isASCII && $0.isLetter }
      rest = rest[word.endIndex...]
      text += other(word, rest.first == "(")
    }
    return text
  }

  /// Returns this word with the capitalisation of another.
  fileprivate func written(as other: Substring) -> String {
    if other.allSatisfy(\.isUppercase) { return uppercased() }
    return other.first?.isUppercase == true ? prefix(1).uppercased() + dropFirst() : self
  }
}
