import ComparisonData
import Traces

/// The measures that are counted in the differences between a variant's source before and after a change request.
enum ChangeMeasure {
  static let all: [Measure<VariantChange>] =
    [files] + Alteration.allCases.map(files) + [
      lines("added", "after", sign: "+", \.added), lines("removed", "before", sign: "-", \.removed),
      protocols, roles, testLines("added", "after", \.added),
      testLines("removed", "before", \.removed), doubles,
    ]

  private static let files = Measure<VariantChange>(
    "files-touched",
    unit: "files",
    "Declared files whose text differs before and after, comments included."
  ) { change in
    change.files.map { file in
      "\(file.alteration.rawValue) \(file.name): +\(file.added.count) -\(file.removed.count)"
    }
  }

  private static func files(_ alteration: Alteration) -> Measure<VariantChange> {
    Measure(
      "files-\(alteration.rawValue)",
      titled: "  \(alteration.rawValue)",
      unit: "files",
      "Files touched that were \(alteration.rawValue)."
    ) { change in
      change.files.filter { $0.alteration == alteration }.map(\.name)
    }
  }

  /// Returns the measure of the lines of code that only the files of one `side` of the change have.
  private static func lines(
    _ alteration: String,
    _ side: String,
    sign: String,
    _ lines: @escaping @Sendable (ChangedFile) -> [ChangedFile.Line]
  ) -> Measure<VariantChange> {
    Measure(
      "lines-\(alteration)",
      titled: "lines of code \(alteration)",
      unit: "lines",
      "Lines of code that only the files \(side) the change have; a line that was changed is "
        + "one removed and one added."
    ) { change in
      change.files.flatMap { file in
        lines(file).map { line in
          "\(file.name):\(line.number): \(sign) \(line.text.drop { $0 == " " })"
        }
      }
    }
  }

  private static let protocols = Measure<VariantChange>(
    "protocols-touched",
    unit: "protocols",
    "Protocols of the declared files that were added, removed, or have other code."
  ) { change in
    change.types.filter { $0.type.kind == .protocol }
      .map { "\($0.alteration.rawValue) \($0.type.name)" }
  }

  private static let roles = Measure<VariantChange>(
    "roles-touched",
    unit: "roles",
    "Roles of which a type was added, removed, or has other code; each role counts once."
  ) { change in
    let touched = change.types.filter { $0.type.kind != .protocol }
      .compactMap { changed in changed.type.role.map { (role: $0, changed: changed) } }
    let rows = touched.map { role, changed in
      "\(role.name): \(changed.alteration.rawValue) \(changed.type.name)"
    }
    return Measurement(value: .number(Set(touched.map(\.role)).count), rows: rows)
  }

  /// Returns the measure of the lines that only the variant's own tests on one `side` of the change have.
  private static func testLines(
    _ alteration: String,
    _ side: String,
    _ count: @escaping @Sendable (ChangedSuite.File) -> Int
  ) -> Measure<VariantChange> {
    Measure(
      "test-lines-\(alteration)",
      titled: "lines of tests \(alteration)",
      unit: "lines",
      "Lines of code that only the variant's own tests \(side) the change have."
    ) { change in
      guard let suite = change.suite else { return Measurement(value: .notMeasured) }
      let files = suite.files.filter { count($0) > 0 }
      return Measurement(
        value: .number(files.reduce(0) { $0 + count($1) }),
        rows: files.map { "\($0.name): \(count($0))" }
      )
    }
  }

  private static let doubles = Measure<VariantChange>(
    "doubles-touched",
    unit: "doubles",
    "Doubles in the variant's own tests, of a protocol or class of the module, that were added, "
      + "removed, or have other code."
  ) { change in
    guard let suite = change.suite else { return Measurement(value: .notMeasured) }
    return Measurement(value: .number(suite.doubles.count), rows: suite.doubles)
  }
}
