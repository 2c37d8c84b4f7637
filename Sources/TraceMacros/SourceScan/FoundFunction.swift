import SwiftSyntax

/// A function in the body of a class or an extension.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let reads: [FoundRead]
  /// The names called on other objects, and the names of own members used.
  let calledOnOthers, calledOnSelf: [String]
  let node: Syntax

  func line(_ line: String, in order: SeamOrder) -> String {
    let lists = [
      mentions, order.certainNilChecks, order.possibleNilChecks, order.uses, calledOnOthers,
      calledOnSelf,
    ].map {
      $0.joined(separator: ",")
    }
    return ([line, name] + lists).joined(separator: "\\t")
  }
}

/// The order in which a function uses the seams of its class.
struct SeamOrder: Equatable {
  /// The seams that the function certainly compares with nil before any message through them, once per comparison.
  var certainNilChecks: [String] = []
  /// The seams that the function may compare with nil in addition.
  var possibleNilChecks: [String] = []
  /// The used members that lead to a seam.
  var uses: [String] = []
}
