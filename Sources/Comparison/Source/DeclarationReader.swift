import Traces

/// A parser that finds the types of a source file and their members.
///
/// Declarations are recognised by their keywords. A property ends where the next declaration begins.
struct DeclarationReader {
  let code: SourceCode
  /// The index of the parsed file in the list of the variant's files.
  let file: Int
  private(set) var types: [SourceType] = []

  init(_ code: SourceCode, file: Int) {
    self.code = code
    self.file = file
    readMembers(in: code.tokens.indices, of: nil, depth: 0)
  }

  /// The maximum depth of nested types; types nested deeper are passed over.
  private static let maximumDepth = 32

  private mutating func readMembers(in range: Range<Int>, of owner: Int?, depth: Int) {
    var position = range.lowerBound
    while position < range.upperBound {
      let head = DeclarationHead(at: position, in: code, before: range.upperBound)
      let end = memberEnd(from: head.keyword, before: range.upperBound)
      if let kind = head.typeKind, depth < DeclarationReader.maximumDepth {
        position = readType(kind, head, end, in: owner, depth: depth)
      } else {
        position = end
        guard let owner, let member = MemberReader(head, end, code, file).member else { continue }
        types[owner].members.append(member)
      }
    }
  }

  /// Adds the type that begins with `head`, and its members, to `types`; returns the position after the type.
  ///
  /// `owner` is the index of the enclosing type; nil for a type that is not nested.
  private mutating func readType(
    _ kind: SourceType.Kind,
    _ head: DeclarationHead,
    _ end: Int,
    in owner: Int?,
    depth: Int
  ) -> Int {
    let open = (head.keyword..<end).first { code.isMark("{", at: $0) }
    let close = open.map(code.end) ?? end
    let name = code.path(at: head.keyword + 1) ?? ""
    types.append(
      SourceType(
        kind: kind,
        name: owner.map { "\(types[$0].name).\(name)" } ?? name,
        role: head.role ?? owner.flatMap { types[$0].role },
        isTraced: head.isTraced,
        parents: head.parents(before: open ?? end),
        members: [],
        location: CodeLocation(file: code.file, line: code.tokens[head.keyword].line),
        pieces: [SourceType.Piece(file: file, tokens: head.start..<close)]
      )
    )
    if let open { readMembers(in: code.inside(open), of: types.count - 1, depth: depth + 1) }
    return close
  }

  /// Returns the position after the member that begins at `start`: after a `;`, or before a later line that begins a declaration.
  ///
  /// `limit` is the result if neither follows.
  private func memberEnd(from start: Int, before limit: Int) -> Int {
    var position = start
    while position < limit {
      if position > start, code.isMark(";", at: position) { return position + 1 }
      if position > start, code.tokens[position].line > code.tokens[position - 1].line,
        DeclarationHead.begins(at: position, in: code)
      {
        return position
      }
      position = code.end(of: position)
    }
    return limit
  }
}
