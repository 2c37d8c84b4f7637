import Traces

/// The purpose of a line of code in a variant's source.
enum LinePurpose: String, CaseIterable {
  /// A line in a type with a role, such as Presenter, that is neither wiring nor mapping.
  case role
  /// A line that creates an object of the variant or connects two objects.
  case wiring
  /// A line in a member that takes an entity and returns a value for the screen.
  case mapping
  /// A line in the declaration of a protocol, and not in its extensions.
  case boundary
  /// Any other line: an import, or a line in a type without a role.
  case rest
}

/// The lines of code of a variant, each with its purpose and the role of the type around it.
struct CountedLines: Sendable {
  struct Line: Hashable {
    let file: Int
    let number: Int
  }

  private(set) var purposes: [Line: LinePurpose] = [:]
  private(set) var roles: [Line: Role] = [:]

  init(_ outline: SourceOutline, entities: Set<String>) {
    for (file, code) in outline.files.enumerated() {
      for number in code.countedLines {
        purposes[Line(file: file, number: number)] = .rest
      }
    }
    for type in outline.types {
      for piece in type.pieces { mark(outline.lines(of: piece), type) }
    }
    mark(outline.mappings(of: entities).flatMap(outline.lines), .mapping)
    mark(WiringLines(outline).all, .wiring)
  }

  /// Returns a text for each file that has lines chosen by `counts`, such as `Router.swift: 3 (7-8, 11)`.
  ///
  /// The text has the number of these lines and the ranges of their line numbers.
  func rows(in outline: SourceOutline, where counts: (Line) -> Bool) -> [String] {
    let lines = Dictionary(grouping: purposes.keys.filter(counts), by: \.file)
    return outline.files.enumerated().compactMap { file, code in
      lines[file].map { lines in
        let numbers = lines.map(\.number).sorted().seriesTexts.joined(separator: ", ")
        return "\(code.file): \(lines.count) (\(numbers))"
      }
    }
  }

  private mutating func mark(_ lines: [Line], _ type: SourceType) {
    let purpose: LinePurpose = type.kind == .protocol ? .boundary : type.role == nil ? .rest : .role
    for line in lines where purposes[line] != nil {
      purposes[line] = purpose
      roles[line] = type.role
    }
  }

  private mutating func mark(_ lines: [Line], _ purpose: LinePurpose) {
    for line in lines where purposes[line] != nil { purposes[line] = purpose }
  }
}

extension SourceOutline {
  fileprivate func lines(of piece: SourceType.Piece) -> [CountedLines.Line] {
    files[piece.file].lines(piece.tokens).map { CountedLines.Line(file: piece.file, number: $0) }
  }
}

extension SourceCode {
  /// The numbers, from 1, of the file's lines of code, without lines that only serve the recording of messages.
  var countedLines: Set<Int> { codeLines.subtracting(recorderLines) }

  /// The numbers of the lines that only serve the recording: one of its attributes, or its import, alone on a line.
  private var recorderLines: Set<Int> {
    var lines = codeLines
    var index = 0
    while index < tokens.count {
      let end = recorderEnd(at: index)
      if end == index { lines.remove(line(at: index)) }
      index = max(end, index + 1)
    }
    return lines.intersection(tokens.indices.map(line))
  }

  /// Returns the index after the attribute or import for recording that begins at `index`; `index` itself if none begins there.
  private func recorderEnd(at index: Int) -> Int {
    if word(at: index) == "import", word(at: index + 1) == "TraceRecording" { return index + 2 }
    guard isMark("@", at: index), let name = word(at: index + 1),
      ["Role", "Doubled", "Proxied", "Traced", "Seam", "Unseen"].contains(name)
    else { return index }
    return isMark("(", at: index + 2) ? end(of: index + 2) : index + 2
  }
}

extension SourceOutline {
  /// Returns the members that turn an entity (a value of the module's data) into a value for the screen.
  ///
  /// A member of an entity's extension takes the entity as `self`. The screen can show `String`, and structs and enums that have no
  /// role and are no entities.
  fileprivate func mappings(of entities: Set<String>) -> [SourceType.Piece] {
    let entities = declared.all(endingIn: entities)
    let values = types.filter { [.struct, .enum].contains($0.kind) && $0.role == nil }
    let shown = Set(values.map(\.name)).subtracting(entities).union(["String"])
    let mappings = types.filter { $0.kind != .protocol }.allMembers.filter { type, member in
      guard member.body != nil else { return false }
      let taken = member.parameterTypeNames.union(type.kind == .extension ? [type.name] : [])
      let given = member.kind == .initializer ? [type.name] : member.resultTypeNames
      return !taken.isDisjoint(with: entities) && !given.isDisjoint(with: shown)
    }
    return mappings.map(\.member.piece)
  }
}
