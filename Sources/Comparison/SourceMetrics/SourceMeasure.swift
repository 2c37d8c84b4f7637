import ComparisonData
import Stage

enum SourceMeasure {
  static let all: [Measure<VariantSource>] =
    [files, lines] + LinePurpose.allCases.map(lines) + [
      library, largestType, duties, types, protocols, requirements, methods, forwarding, cycles,
      protocolCycles, screenKit,
    ]

  private static let files = Measure<VariantSource>(
    "files",
    "The files that the variant declares as its own, without shared files and the file that declares the variant. "
      + "For one reader, each file is one more to open; for another, one fewer in which two people's edits collide."
  ) { source in
    source.outline.files.map { "\($0.file): \($0.countedLines.count)" }
  }

  private static let lines = Measure<VariantSource>(
    "lines",
    titled: "lines of code",
    "Lines of the declared files, without blank lines, comments, and lines that only the recorder "
      + "needs (@Role, @Doubled, its import)."
  ) { source in
    let purposes = source.lines.purposes
    let rows = source.outline.files.indices.map { file in
      let parts = LinePurpose.allCases.compactMap { purpose -> String? in
        let count = purposes.count { $0.key.file == file && $0.value == purpose }
        return count > 0 ? "\(purpose.rawValue) \(count)" : nil
      }
      return "\(source.outline.files[file].file): \(parts.joined(separator: ", "))"
    }
    return Measurement(value: .number(purposes.count), rows: rows)
  }

  private static let library = Measure<VariantSource>(
    "library-lines",
    titled: "library carried along",
    unit: "lines",
    "Lines of code of the library that the variant carries along, such as a publisher, counted "
      + "by the rule for lines. No other figure includes them."
  ) { source in
    let files = SourceOutline(source.library).files
    guard !files.isEmpty else { return Measurement(value: .none) }
    let rows = files.map { "\($0.file): \($0.countedLines.count)" }
    return Measurement(value: .number(files.reduce(0) { $0 + $1.countedLines.count }), rows: rows)
  }

  private static func lines(of purpose: LinePurpose) -> Measure<VariantSource> {
    Measure(
      "lines-\(purpose.rawValue)",
      titled: "  \(purpose.title)",
      unit: "lines",
      purpose.method
    ) { source in
      let counted = source.lines
      return Measurement(
        value: .number(counted.purposes.count { $0.value == purpose }),
        rows: counted.rows(in: source.outline) { counted.purposes[$0] == purpose }
      )
    }
  }

  static let largestType = Measure<VariantSource>(
    "largest-type",
    unit: "lines",
    "Lines of code of the longest type, with its extensions and nested types, of all lines of the "
      + "variant, counted by the rule for lines. The figure shows where the work gathers: a massive "
      + "controller has nearly all of it. The list has all types, the longest first."
  ) { source in
    let sizes = source.outline.outermost.filter { $0.kind != .protocol }
      .map { (name: $0.name, lines: source.outline.ownLineCount(of: $0)) }
      .sorted { ($1.lines, $0.name) < ($0.lines, $1.name) }
    return Measurement(
      value: sizes.first.map { .part($0.lines, of: source.lines.purposes.count) } ?? .none,
      rows: sizes.map { "\($0.name): \($0.lines)" }
    )
  }

  static let duties = Measure<VariantSource>(
    "duties",
    titled: "duties of one type",
    "The largest number of the module's duties, such as to get, format, decide, draw, navigate and keep, "
      + "whose methods stand in one type. For each duty one method or property was chosen by hand, by the "
      + "same question everywhere; compare MODULE where  names them. The list has each type with its "
      + "duties. For one reader, few duties in each type are clear roles; for another, many places for one "
      + "screen."
  ) { source in
    let types = Dictionary(grouping: source.methods, by: { String($0.value.prefix { $0 != "." }) })
      .map { (name: $0.key, duties: $0.value.map(\.key.rawValue).sorted()) }
      .sorted { ($1.duties.count, $0.name) < ($0.duties.count, $1.name) }
    return Measurement(
      value: types.first.map { .number($0.duties.count) } ?? .none,
      rows: types.map { "\($0.name): \($0.duties.joined(separator: ", "))" }
    )
  }
}

extension LinePurpose {
  fileprivate var title: String {
    switch self {
    case .role: "in roles"
    case .wiring: "wiring"
    case .mapping: "mapping"
    case .boundary: "boundary"
    case .rest: "the rest"
    }
  }

  fileprivate var method: String {
    switch self {
    case .role:
      "Lines of code in types that have a role, without the lines of wiring and of mapping."
    case .wiring:
      "Lines that create an object of one of the variant's classes, subscribe to a publisher, or set a "
        + "property that holds a screen, a stack of screens, a closure, or such an object, by its class or "
        + "by a protocol of the variant. Setting a property of a part of a screen, such as a table's "
        + "dataSource, is not wiring. Creating an object counts with all lines of its arguments, other "
        + "wiring with one line each."
    case .mapping:
      "Methods and computed properties that take an entity, as a parameter or as the type that they "
        + "extend, and return a value for the screen: a struct or enum of the variant, or text. A method "
        + "that writes an entity into labels, or passes its result to another object instead of returning "
        + "it, is not mapping."
    case .boundary: "Lines of code in protocol declarations, without extensions of protocols."
    case .rest:
      "Lines of code in none of these: imports, types without a role, and extensions of protocols."
    }
  }
}

extension SourceOutline {
  fileprivate func ownLineCount(of type: SourceType) -> Int {
    let own = type.pieces.map { piece in
      files[piece.file].countedLines.intersection(files[piece.file].lines(piece.tokens))
    }
    return own.reduce(0) { $0 + $1.count }
  }
}
