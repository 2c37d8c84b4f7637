/// A prompt at the start of a line: `viper> `, `viper 2/12 #3> `, or that of a shell before `viperlab`.
struct TypedPrompt {
  /// What was typed behind it; nil where a shell began the session, which runs already.
  ///
  /// Of other lines for a shell it is the whole line, which no session carries out.
  let input: String?

  /// Reads a line; nil where it begins with no prompt.
  init?(_ line: String) {
    let words = line.split(separator: " ")
    if line.hasPrefix("$ "), words.dropFirst().first == "viperlab" {
      input = words.count == 2 ? nil : line
      return
    }
    guard line.utf8.starts(with: "viper".utf8), let end = line.utf8.firstIndex(of: TypedPrompt.end)
    else { return nil }
    let place = line.utf8[..<end].dropFirst("viper".utf8.count)
    let behind = line.utf8[line.utf8.index(after: end)...]
    guard place.first ?? TypedPrompt.blank == TypedPrompt.blank,
      behind.first ?? TypedPrompt.blank == TypedPrompt.blank, place.allSatisfy(\.isOfPlace)
    else { return nil }
    input = Substring(behind).withoutOuterBlanks
  }

  /// What was typed behind the prompt of a further line, `  ...> `; nil where the line has none.
  static func continuedInput(of line: String) -> String? {
    let prompt = "  ...>"
    guard line.utf8.starts(with: prompt.utf8) else { return nil }
    return Substring(line.utf8.dropFirst(prompt.utf8.count)).withoutOuterBlanks
  }

  private static let blank = UInt8(ascii: " ")
  private static let end = UInt8(ascii: ">")
}

extension UInt8 {
  /// Whether it may stand in the place that a prompt names: `2/12 #3`.
  fileprivate var isOfPlace: Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) || " /#".utf8.contains(self)
  }
}

extension Substring {
  fileprivate var withoutOuterBlanks: String {
    let rest = drop(while: \.isWhitespace)
    let end = rest.lastIndex { !$0.isWhitespace }.map(rest.index(after:))
    return String(rest[..<(end ?? rest.startIndex)])
  }
}
