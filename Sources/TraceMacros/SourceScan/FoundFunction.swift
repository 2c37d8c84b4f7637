import SwiftSyntax

/// A function that stands in the class's own body.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let reads: [FoundRead]
  let node: Syntax

  /// The entry in the class's table.
  func text(line: String, looks: [String]) -> String {
    "_SourceFunction(\"\(name)\", line: \(line)" + list("mentions", mentions)
      + list("looks", looks) + ")"
  }

  private func list(_ label: String, _ names: [String]) -> String {
    let names = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return names.isEmpty ? "" : ", \(label): [\(names)]"
  }
}
