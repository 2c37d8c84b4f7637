import CollaborationRules
import ComparisonData
import Stage
import Traces

extension SourceFacts {
  /// Reads the facts that the rules of VIPER check, such as protocol requirements, calls and assignments, from a variant's source.
  ///
  /// Only the files of the manifest (the list of counted files) are read, and requirements only from protocols whose calls are
  /// recorded, such as a protocol with `@Doubled`.
  package init(of variant: Variant, in module: Module) {
    let outline = SourceOutline(declaredIn: variant)
    self.init(
      requirements: outline.protocols.filter(\.isTraced).flatMap { type in
        type.members.map { Requirement($0.traceName, of: type.name, at: $0.location) }
      },
      valueInterfaces: outline.protocols
        .filter { $0.isTraced && !outline.ancestors(of: $0).contains("AnyObject") }.map(\.name),
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
  init(declaredIn variant: Variant) {
    self.init(
      variant.manifest.files.compactMap { name in variant.sources.first { $0.name == name } }
    )
  }

  /// Returns the role, such as Presenter, of the type named `name`; nil for a type without a role or an unknown name.
  func role(of name: String) -> Role? {
    types.first { $0.name == name }?.role
  }
}

extension SourceCall {
  /// The receiver and the name of the call, without argument labels: `TodoTitle.isAcceptable`.
  var path: String {
    let name = String(name.prefix { $0 != "(" })
    return receiver.isEmpty ? name : "\(receiver).\(name)"
  }
}

extension SourceMember {
  /// The member's name as a trace writes it; a stored closure gets one label per argument: `onChange(_:)`.
  var traceName: String {
    closureParameterCount.map { "\(name)(\(String(repeating: "_:", count: $0)))" } ?? name
  }
}
