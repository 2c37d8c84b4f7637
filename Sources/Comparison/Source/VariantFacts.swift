import CollaborationRules
import ComparisonData
import Stage
import Traces

extension SourceFacts {
  /// What the rules ask of a variant's source: what its protocols demand, and who calls what.
  ///
  /// Only traced protocols count: of others nobody can say what is called through them.
  ///
  /// Read are the files of the manifest.
  package init(of variant: Variant, in module: Module) {
    let outline = SourceOutline(declaredIn: variant)
    self.init(
      requirements: outline.protocols.filter(\.isTraced).flatMap { type in
        type.members.map { Requirement($0.spokenName, of: type.name, at: $0.location) }
      },
      valueInterfaces: outline.protocols.filter { $0.isTraced && !outline.isOfClasses($0) }
        .map(\.name),
      calls: outline.calls.map { call in
        Call(call.path, in: call.type, outline.role(of: call.type), at: call.location)
      },
      assignments: outline.assignments,
      businessRules: module.rules,
      unusedProperties: outline.unusedProperties,
      sharedUses: outline.sharedUses,
      entityChanges: outline.entityChanges(of: variant.entities)
    )
  }
}

extension SourceOutline {
  /// Reads the files of a variant's manifest.
  init(declaredIn variant: Variant) {
    self.init(
      variant.manifest.files.compactMap { name in variant.sources.first { $0.name == name } }
    )
  }

  /// Whether only classes can conform to a protocol, as it or one that it refines says.
  fileprivate func isOfClasses(_ type: SourceType) -> Bool {
    type.parents.contains { parent in
      parent == "AnyObject" || protocols.contains { $0.name == parent && isOfClasses($0) }
    }
  }

  /// The role of a type, or of the type that it extends or stands in.
  func role(of name: String) -> Role? {
    types.first { $0.name == name }?.role
  }
}

extension SourceCall {
  /// The call as it is written, without arguments: `TodoTitle.isAcceptable`.
  var path: String {
    let name = String(name.prefix { $0 != "(" })
    return receiver.isEmpty ? name : "\(receiver).\(name)"
  }
}

extension SourceMember {
  /// The name as a trace says it: that of a stored closure has its arguments, `onChange(_:)`.
  var spokenName: String {
    closureParameterCount.map { "\(name)(\(String(repeating: "_:", count: $0)))" } ?? name
  }
}
