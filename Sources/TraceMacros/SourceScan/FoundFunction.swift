import SwiftSyntax

/// A function that stands in the class's own body.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let reads: [FoundRead]
  /// The names said to other objects, and the names of own members that are used.
  let says, owns: [String]
  let node: Syntax

  /// The entry in the class's table.
  func text(line: String, in order: SeamOrder) -> String {
    "_SourceFunction(\"\(name)\", line: \(line)" + list("mentions", mentions)
      + list("looks", order.looks) + list("asks", order.asks) + list("uses", order.uses)
      + list("says", says) + list("owns", owns) + ")"
  }

  /// The same in the text of an extension.
  func line(_ line: String, in order: SeamOrder) -> String {
    let lists = [mentions, order.looks, order.asks, order.uses, says, owns].map {
      $0.joined(separator: ",")
    }
    return ([line, name] + lists).joined(separator: "\\t")
  }

  private func list(_ label: String, _ names: [String]) -> String {
    let names = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return names.isEmpty ? "" : ", \(label): [\(names)]"
  }
}

/// What a function does with the seams of its class.
struct SeamOrder: Equatable {
  /// The seams at which it certainly looks before it may say anything through them, each as often as it does.
  var looks: [String] = []
  /// The seams at which it may look besides.
  var asks: [String] = []
  /// The members that it uses and that lead to a seam.
  var uses: [String] = []
}
