import Traces

/// Finds the types of a file and their members.
///
/// It knows declarations by their keywords, and a property's end by the beginning of the next one.
struct DeclarationReader {
  let code: SourceCode
  /// The file's place in the list of files.
  let file: Int
  /// What was found, in the order of the file.
  private(set) var types: [SourceType] = []

  init(_ code: SourceCode, file: Int) {
    self.code = code
    self.file = file
    readMembers(in: code.tokens.indices, of: nil, depth: 0)
  }

  /// Deeper than this nothing is declared by people.
  private static let deepest = 32

  private mutating func readMembers(in range: Range<Int>, of owner: Int?, depth: Int) {
    var place = range.lowerBound
    while place < range.upperBound {
      let head = DeclarationHead(at: place, in: code, before: range.upperBound)
      let end = memberEnd(from: head.keyword, before: range.upperBound)
      if let kind = head.typeKind, depth < DeclarationReader.deepest {
        place = readType(kind, head, end, in: owner, depth: depth)
      } else {
        place = end
        guard let owner, let member = MemberReader(head, end, code, file).member else { continue }
        types[owner].members.append(member)
      }
    }
  }

  /// Reads a type and gives the place behind it.
  private mutating func readType(
    _ kind: SourceType.Kind,
    _ head: DeclarationHead,
    _ end: Int,
    in owner: Int?,
    depth: Int
  ) -> Int {
    let open = (head.keyword..<end).first { code.isMark("{", at: $0) }
    let close = open.map(code.end) ?? end
    let name = head.dottedName(from: head.keyword + 1)
    types.append(
      SourceType(
        kind: kind,
        name: owner.map { "\(types[$0].name).\(name)" } ?? name,
        role: head.role ?? owner.flatMap { types[$0].role },
        isTraced: head.isTraced,
        parents: head.parents(before: open ?? end),
        members: [],
        place: Place(file: code.file, line: code.tokens[head.keyword].line),
        pieces: [SourceType.Piece(file: file, tokens: head.start..<close)]
      )
    )
    if let open { readMembers(in: code.inside(open), of: types.count - 1, depth: depth + 1) }
    return close
  }

  /// The place at which the next member begins: on a line of its own, with a word that begins one.
  private func memberEnd(from start: Int, before limit: Int) -> Int {
    var place = start
    while place < limit {
      if place > start, code.isMark(";", at: place) { return place + 1 }
      if place > start, code.tokens[place].line > code.tokens[place - 1].line,
        DeclarationHead.begins(at: place, in: code)
      {
        return place
      }
      place = code.end(of: place)
    }
    return limit
  }
}
