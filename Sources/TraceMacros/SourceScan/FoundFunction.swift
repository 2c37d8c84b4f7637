import SwiftSyntax

/// A function that stands in the class's own body.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let reads: [FoundRead]
  /// The names said to other objects, and the names of own members that are used.
  let says, owns: [String]
  let node: Syntax

  /// The same in the source's text.
  func line(_ line: String, in order: SeamOrder) -> String {
    let lists = [mentions, order.looks, order.asks, order.uses, says, owns].map {
      $0.joined(separator: ",")
    }
    return ([line, name] + lists).joined(separator: "\\t")
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
