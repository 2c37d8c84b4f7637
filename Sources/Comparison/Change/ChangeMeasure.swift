import ComparisonData
import Traces

/// A measure that is counted in the differences between a variant's source before and after a change request.
struct ChangeMeasure: Measure {
  let name: String
  let title: String
  let unit: String
  let method: String
  let count: @Sendable (VariantChange) -> Measurement

  /// All measures of the cost of a change, in the order of the printed table.
  static var all: [ChangeMeasure] {
    [files] + Alteration.allCases.map(files) + [linesAdded, linesRemoved, protocols, roles]
      + [testLinesAdded, testLinesRemoved, doubles]
  }

  private static let files = ChangeMeasure(
    name: "files-touched",
    title: "files touched",
    unit: "files",
    method: "Declared files whose text differs before and after, comments included."
  ) { change in
    let rows = change.files.map { file in
      "\(file.alteration.rawValue) \(file.name): +\(file.added.count) -\(file.removed.count)"
    }
    return Measurement(value: .number(rows.count), rows: rows)
  }

  private static func files(_ alteration: Alteration) -> ChangeMeasure {
    ChangeMeasure(
      name: "files-\(alteration.rawValue)",
      title: "  \(alteration.rawValue)",
      unit: "files",
      method: "Files touched that were \(alteration.rawValue)."
    ) { change in
      let rows = change.files.filter { $0.alteration == alteration }.map(\.name)
      return Measurement(value: .number(rows.count), rows: rows)
    }
  }

  private static let linesAdded = ChangeMeasure(
    name: "lines-added",
    title: "lines of code added",
    unit: "lines",
    method: "Lines of code that only the files after the change have; a line that was changed is "
      + "one removed and one added."
  ) { change in
    measurement(of: change, sign: "+", \.added)
  }

  private static let linesRemoved = ChangeMeasure(
    name: "lines-removed",
    title: "lines of code removed",
    unit: "lines",
    method: "Lines of code that only the files before the change have; a line that was changed is "
      + "one removed and one added."
  ) { change in
    measurement(of: change, sign: "-", \.removed)
  }

  private static func measurement(
    of change: VariantChange,
    sign: String,
    _ lines: (ChangedFile) -> [ChangedFile.Line]
  ) -> Measurement {
    let rows = change.files.flatMap { file in
      lines(file).map { line in
        "\(file.name):\(line.number): \(sign) \(line.text.drop { $0 == " " })"
      }
    }
    return Measurement(value: .number(rows.count), rows: rows)
  }

  private static let protocols = ChangeMeasure(
    name: "protocols-touched",
    title: "protocols touched",
    unit: "protocols",
    method: "Protocols of the declared files that were added, removed, or have other code."
  ) { change in
    let rows = change.types.filter(\.isProtocol).map { "\($0.alteration.rawValue) \($0.name)" }
    return Measurement(value: .number(rows.count), rows: rows)
  }

  private static let roles = ChangeMeasure(
    name: "roles-touched",
    title: "roles touched",
    unit: "roles",
    method: "Roles of which a type was added, removed, or has other code; each role counts once."
  ) { change in
    let touched = change.types.compactMap { type in type.role.map { (role: $0, type: type) } }
    let rows = touched.map { "\($0.role.name): \($0.type.alteration.rawValue) \($0.type.name)" }
    return Measurement(value: .number(Set(touched.map(\.role)).count), rows: rows)
  }

  private static let testLinesAdded = ChangeMeasure(
    name: "test-lines-added",
    title: "lines of tests added",
    unit: "lines",
    method: "Lines of code that only the variant's own tests after the change have."
  ) { change in
    measurement(of: change) { $0.files.map { ($0.name, $0.added) } }
  }

  private static let testLinesRemoved = ChangeMeasure(
    name: "test-lines-removed",
    title: "lines of tests removed",
    unit: "lines",
    method: "Lines of code that only the variant's own tests before the change have."
  ) { change in
    measurement(of: change) { $0.files.map { ($0.name, $0.removed) } }
  }

  private static func measurement(
    of change: VariantChange,
    _ lines: (ChangedSuite) -> [(name: String, count: Int)]
  ) -> Measurement {
    guard let suite = change.suite else { return Measurement(value: .notMeasured) }
    let files = lines(suite).filter { $0.count > 0 }
    return Measurement(
      value: .number(files.reduce(0) { $0 + $1.count }),
      rows: files.map { "\($0.name): \($0.count)" }
    )
  }

  private static let doubles = ChangeMeasure(
    name: "doubles-touched",
    title: "doubles touched",
    unit: "doubles",
    method:
      "Doubles in the variant's own tests, of a protocol or class of the module, that were added, "
      + "removed, or have other code."
  ) { change in
    guard let suite = change.suite else { return Measurement(value: .notMeasured) }
    return Measurement(value: .number(suite.doubles.count), rows: suite.doubles)
  }
}
