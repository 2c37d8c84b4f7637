import SwiftSyntax

// The names by which `@Role` knows a boundary, and makes a reference to it a seam without being asked.

extension ReferenceType {
  /// Whether a reference of this type is a seam by itself, without being marked.
  var isBoundary: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return isAny && !Self.plain.contains(protocolName) || isNamedLikeBoundary
  }

  /// Whether the name alone says so.
  var isNamedLikeBoundary: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return Self.endings.contains { protocolName.hasSuffix($0) && protocolName != $0 }
  }

  private static let endings = [
    "Protocol", "Input", "Output", "Presentation", "Wireframe", "Interface", "Delegate",
    "DataSource",
  ]
  private static let plain = ["Error", "Sendable", "AnyObject", "Hashable", "Equatable", "Codable"]
}

extension String {
  /// Whether it is the name of one of the system's own types, before which no `@Doubled` protocol stands.
  var isOfSystem: Bool {
    let name = split(separator: ".").last ?? ""
    return Self.prefixes.contains {
      name.hasPrefix($0) && name.dropFirst($0.count).first?.isUppercase == true
    }
  }

  private static let prefixes = [
    "UI", "NS", "WK", "MK", "CL", "CB", "AV", "SK", "AR", "CK", "SCN", "PK", "PH", "UN",
  ]
}
