import SequenceDiagrams
import Stage

extension Session {
  /// The words that may stand at the end of a line: what Tab offers.
  ///
  /// Gives how many characters they take the place of, and the whole words.
  public func completions(of line: String) -> (replacing: Int, words: [String]) {
    let start = line.lastIndex(of: ";").map { line.index(after: $0) } ?? line.startIndex
    let text = line[start...].drop { $0 == " " }
    let typed = text.lastIndex(of: " ").map { text[text.index(after: $0)...] } ?? text
    let before = text[..<typed.startIndex].split(separator: " ").map(String.init)
    let candidates = candidates(after: before, typed: String(typed))
    let matching = candidates.filter { $0.lowercased().isCompletion(of: typed.lowercased()) }
    return (typed.count, matching.sortedAsTyped)
  }

  private func candidates(after words: [String], typed: String) -> [String] {
    guard let name = words.first else {
      return Command.all.filter { $0.group != .lesson || lesson != nil }.map(\.name)
    }
    guard let command = try? Command.named(name) else { return [] }
    let rest = Array(words.dropFirst())
    let isFile =
      (name == "save" || name == "export") && rest.count == 1
      || name == "diff" && rest.isEmpty && !typed.isEmpty && !typed.hasPrefix("#")
    return isFile ? files.names(typed) : command.complete(self, rest)
  }

  /// What could follow what is typed, shown faintly behind the cursor.
  public func hint(for line: String) -> String? {
    guard !line.isEmpty, line.last != " " else { return nil }
    let (replacing, words) = completions(of: line)
    guard replacing > 0, words.count == 1, let word = words.first, word.count > replacing else {
      return nil
    }
    return String(word.dropFirst(replacing))
  }
}

extension String {
  /// Whether it begins with what is typed; a quotation mark or `#` need not be typed.
  fileprivate func isCompletion(of typed: String) -> Bool {
    if hasPrefix(typed) { return true }
    return (first == "\"" || first == "#") && !typed.isEmpty && dropFirst().hasPrefix(typed)
  }
}

extension [String] {
  /// Numbers by value, words by letter, each once.
  fileprivate var sortedAsTyped: [String] {
    Set(self).sorted { first, second in
      let numbers = [first, second].map { Int($0.hasPrefix("#") ? String($0.dropFirst()) : $0) }
      guard let one = numbers[0], let two = numbers[1] else { return first < second }
      return one < two
    }
  }
}
