import RoleNames
import SwiftSyntax

// The names by which `@Role` recognises a boundary, whose references become seams without an attribute.

extension ReferenceType {
  /// Whether messages through a reference of this type are recorded without an attribute.
  var isBoundary: Bool {
    isAny && mayBeObject || isNamedLikeBoundary
  }

  /// Whether the type's name looks like a protocol between objects with roles: `…Protocol`, `…Delegate`.
  var isNamedLikeBoundary: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return Self.endings.contains { protocolName.hasSuffix($0) && protocolName != $0 }
  }

  /// Whether the type may be a class or a protocol of the app, judged by its name.
  var mayBeObject: Bool {
    guard let protocolName, !protocolName.isOfSystem else { return false }
    return !Self.plain.contains(protocolName)
  }

  private static let endings =
    RoleNames.boundaryEndings + ["DataSource", "Presentation", "Wireframe"]
  /// The names of frequent types of the system that are no collaborators, so that their properties need no accessors.
  private static let plain: Set = [
    "Any", "AnyCancellable", "AnyHashable", "AnyObject", "Bool", "Calendar", "Character", "Codable",
    "Data", "Date", "Decimal", "Double", "Duration", "Equatable", "Error", "Float", "Hashable",
    "IndexPath", "Int", "Int32", "Int64", "Locale", "Range", "Sendable", "String", "Substring",
    "TimeInterval", "Timer", "UInt", "URL", "URLRequest", "URLSession", "UUID",
  ]
}

extension String {
  /// Whether this is the name of a type of the system, which is never `@Doubled`.
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
