import SwiftSyntax

extension ProtocolDeclSyntax {
  /// The name under which a stand-in keeps what it stands in for.
  var base: String { "__base_\(name.text.plain)" }

  /// How it is kept: as a variable where it may be a struct whose properties are set, and where only
  /// the parents say whether it is `Sendable`.
  ///
  /// Unsafe, as a stand-in has the isolation of its protocol, and what it stands in for is reached through its
  /// methods alone.
  var storage: String {
    if isSettable && !isObject || !isSendable && !parents.isEmpty {
      return "nonisolated(unsafe) private var"
    }
    return isSendable ? "nonisolated private let" : "nonisolated(unsafe) private let"
  }

  /// The inherited protocols that have requirements of their own.
  var parents: [TypeSyntax] { inherited.filter { !Self.plain.contains($0.lastName) } }

  /// Every protocol that it inherits, also by `A & B` and by `where Self: A`.
  var inherited: [TypeSyntax] {
    let list = inheritanceClause?.inheritedTypes.map(\.type) ?? []
    let constraints =
      genericWhereClause?.requirements.compactMap {
        $0.requirement.as(ConformanceRequirementSyntax.self)
      } ?? []
    let own = constraints.filter { $0.leftType.trimmedDescription == "Self" }.map(\.rightType)
    return (list + own).flatMap(\.composed)
  }

  /// Whether it may be a struct whose properties are set.
  var mayBeSettableValue: Bool { isSettable && !isObject && parents.isEmpty }

  private static let plain: Set = [
    "AnyObject", "BitwiseCopyable", "Copyable", "Escapable", "Sendable", "SendableMetatype",
    "class",
  ]

  private var isSendable: Bool { inherited.contains { $0.lastName == "Sendable" } }

  private var isObject: Bool {
    inherited.contains { ["AnyObject", "class"].contains($0.lastName) }
  }

  private var isSettable: Bool {
    memberBlock.members.requirements.contains { requirement in
      let bindings = requirement.as(VariableDeclSyntax.self)?.bindings ?? []
      return bindings.contains { $0.accessorBlock?.trimmedDescription.contains("set") == true }
    }
  }
}

extension TypeSyntax {
  /// The name without the module: `Sendable` of `Swift.Sendable`.
  var lastName: String {
    String(trimmedDescription.split(separator: ".").last ?? "")
  }

  /// The parts of `A & B`.
  fileprivate var composed: [TypeSyntax] {
    guard let composition = self.as(CompositionTypeSyntax.self) else { return [self] }
    return composition.elements.flatMap(\.type.composed)
  }
}
