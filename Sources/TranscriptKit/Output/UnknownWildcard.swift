/// A text in an expected output that looks like a wildcard but is invalid: `[TIME:a]`, `[ID]`, `[...]`.
struct UnknownWildcard {
  let text: String

  init?(in line: Substring) {
    guard line.has(.bracket) else { return nil }
    var rest = line.utf8[...]
    while let start = rest.firstIndex(of: .bracket) {
      rest = rest[rest.index(after: start)...]
      guard let end = rest.firstIndex(of: UInt8(ascii: "]")) else { return nil }
      let inside = rest[..<end]
      guard UnknownWildcard.looksLikeWildcard(Substring(inside)) else { continue }
      text = "[\(Substring(inside))]"
      return
    }
    return nil
  }

  private static func looksLikeWildcard(_ inside: Substring) -> Bool {
    if ["...", ".", "ID"].contains(where: { inside.utf8.elementsEqual($0.utf8) }) { return true }
    guard let colon = inside.utf8.firstIndex(of: UInt8(ascii: ":")), colon > inside.startIndex
    else { return false }
    let kind = inside.utf8[..<colon]
    let name = inside.utf8[colon...].dropFirst()
    guard kind.allSatisfy((UInt8(ascii: "A")...UInt8(ascii: "Z")).contains), !name.contains(.blank)
    else { return false }
    return !kind.elementsEqual("ID".utf8) || name.isEmpty || !name.allSatisfy(\.isPartOfName)
  }
}
