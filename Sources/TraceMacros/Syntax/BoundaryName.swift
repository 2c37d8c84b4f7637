import SwiftSyntax

// The names by which `@Role` knows a boundary, and makes a reference to it a seam without being asked.

extension ReferenceType {
  /// Whether a reference of this type is a seam by itself, without being marked.
  var isBoundary: Bool {
    guard let protocolName else { return false }
    return isAny && !Self.plain.contains(protocolName)
      || Self.endings.contains { protocolName.hasSuffix($0) && protocolName != $0 }
  }

  private static let endings = [
    "Protocol", "Input", "Output", "Presentation", "Wireframe", "Interface", "Delegate",
    "DataSource",
  ]
  private static let plain = ["Error", "Sendable", "AnyObject", "Hashable", "Equatable", "Codable"]
}
