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
        let reader = MemberReader(head: head, end: end, code: code, file: file)
        guard let owner, let member = reader.member else { continue }
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
        location: CodeLocation(file: code.file, line: code.line(at: head.keyword)),
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
      if position > start, code.line(at: position) > code.line(at: position - 1),
        DeclarationHead.begins(at: position, in: code)
      {
        return position
      }
      position = code.end(of: position)
    }
    return limit
  }
}

/// A parser of the member that begins with `head` and ends before `end`.
private struct MemberReader {
  let head: DeclarationHead
  let end: Int
  let code: SourceCode
  let file: Int

  private static let kinds: [String: SourceMember.Kind] = [
    "func": .method, "init": .initializer, "subscript": .subscript, "deinit": .deinitializer,
    "var": .property, "let": .property,
  ]

  /// The parsed method, property, initializer, deinitializer or subscript; nil for another declaration, such as an import or case.
  var member: SourceMember? {
    let keyword = code.word(at: head.keyword) ?? ""
    let isProperty = MemberReader.kinds[keyword] == .property
    guard let kind = MemberReader.kinds[keyword],
      !isProperty || code.word(at: head.keyword + 1) != nil
    else { return nil }
    let isNamed = isProperty || kind == .method
    let name = isNamed ? code.text((head.keyword..<end).dropFirst().prefix(1)) : keyword
    let open = isProperty || kind == .deinitializer ? nil : first("(", from: head.keyword)
    let parameters = open.map(parameters) ?? []
    let labels = parameters.map { "\($0.label):" }.joined()
    let behind = open.map(code.end) ?? head.keyword
    let value = isProperty ? (head.keyword..<end).first { code.isMark("=", at: $0) } : nil
    let brace = first("{", from: behind).flatMap { $0 < value ?? end ? $0 : nil }
    let typesEnd = min(value ?? end, brace ?? end)
    return SourceMember(
      kind: kind,
      name: isProperty || kind == .deinitializer ? name : "\(name)(\(labels))",
      signature: code.text(head.keyword..<(isProperty ? end : brace ?? end)),
      parameters: parameters,
      location: CodeLocation(file: code.file, line: code.line(at: head.keyword)),
      resultTypeNames: code.names(
        in: min(behind, typesEnd)..<typesEnd,
        behind: isProperty ? ":" : "->"
      ),
      closureParameterCount: isProperty ? closureParameterCount : nil,
      piece: SourceType.Piece(
        file: file,
        tokens: head.start..<(isProperty ? end : brace.map(code.end) ?? end)
      ),
      body: brace.map(code.inside)
    )
  }

  private func parameters(_ open: Int) -> [SourceMember.Parameter] {
    code.parts(code.inside(open)).compactMap { part in
      let words = part.prefix { !code.isMark(":", at: $0) }.compactMap { code.word(at: $0) }
      guard let first = words.first, let last = words.last else { return nil }
      let end = part.first { code.isMark("=", at: $0) } ?? part.upperBound
      let types = code.names(in: part.lowerBound..<end, behind: ":")
      return SourceMember.Parameter(label: first, name: last, typeNames: types)
    }
  }

  /// The number of parameters of the property's closure type, 2 for `((A, B) -> Void)?`; nil if the type is no closure.
  private var closureParameterCount: Int? {
    var index = head.keyword + 3
    while code.isMark("(", at: index), !code.isMark("->", at: code.end(of: index)) { index += 1 }
    guard code.isMark("(", at: index), code.end(of: index) < end else { return nil }
    return code.parts(code.inside(index)).count
  }

  private func first(_ bracket: String, from start: Int) -> Int? {
    var index = start
    while index < end, !code.isMark(bracket, at: index) { index = code.end(of: index) }
    return index < end ? index : nil
  }
}

extension SourceCode {
  /// Returns the names in a range of tokens from the first `mark`, such as `:` or `->`, up to `where`; none without the mark.
  fileprivate func names(in range: Range<Int>, behind mark: String) -> Set<String> {
    let start = range.first { isMark(mark, at: $0) } ?? range.upperBound
    let end = (start..<range.upperBound).first { word(at: $0) == "where" } ?? range.upperBound
    return Set(pathStarts(in: start..<end).compactMap(path))
  }
}
