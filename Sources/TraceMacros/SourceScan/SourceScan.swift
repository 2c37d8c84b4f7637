import SwiftSyntax

/// Finds the functions of a class, and where they say something through its seams, in the order
/// of its source.
struct SourceScan {
  private let seams: Set<String>
  private let closures: Set<String>
  private var members: Set<String> = []
  private(set) var functions: [FoundFunction] = []
  private(set) var calls: [FoundCall] = []

  init(_ properties: [StoredProperty]) {
    let seams = properties.filter(\.isSeam)
    self.seams = Set(seams.map(\.name))
    closures = Set(seams.filter { $0.reference.function != nil }.map(\.name))
  }

  /// Reads functions, initialisers, accessors and the closures in them.
  mutating func read(_ owner: RoleOwner) {
    members = owner.memberNames
    for member in owner.members {
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        read(function.body, in: function.selector)
      } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
        let labels = initializer.signature.parameterClause.labels
        read(initializer.body, in: "init(\(labels))")
      } else if let deinitializer = member.decl.as(DeinitializerDeclSyntax.self) {
        read(deinitializer.body, in: "deinit")
      } else if let subscripting = member.decl.as(SubscriptDeclSyntax.self) {
        read(subscripting.accessorBlock, in: "subscript")
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        variable.bindings.forEach { read($0) }
      }
    }
  }

  private mutating func read(_ binding: PatternBindingSyntax) {
    let name = binding.pattern.trimmedDescription.plain
    read(binding.initializer, in: name)
    let accessors = binding.accessorBlock?.accessors
    if case .getter(let body) = accessors { read(body, in: name) }
    guard case .accessors(let list) = accessors else { return }
    for accessor in list {
      let isGetter = accessor.accessorSpecifier.tokenKind == .keyword(.get)
      read(accessor.body, in: isGetter ? name : "\(name) =")
    }
  }

  private mutating func read(_ body: (some SyntaxProtocol)?, in function: String) {
    guard let body else { return }
    let visitor = CallVisitor(seams: seams, closures: closures, function: function)
    visitor.walk(body)
    let reader = ReadVisitor(seams: seams, members: members)
    reader.walk(body)
    functions.append(
      FoundFunction(
        name: function,
        mentions: visitor.mentions,
        reads: reader.reads,
        node: Syntax(body)
      )
    )
    calls += visitor.calls.map { $0.isSent(behindLook: reader.guarded) }
  }

  /// The seams that a function certainly looks at before it may say anything through them, each as often as it does.
  func looks(in function: FoundFunction) -> [String] {
    let order = ReadOrder(functions)
    let said = Set(calls.filter(\.isOptional).map(\.property))
    return said.sorted().flatMap { seam in
      Array(repeating: seam, count: order.looks(at: seam, in: function))
    }
  }
}

extension RoleOwner {
  /// The names of its methods and properties, without labels.
  fileprivate var memberNames: Set<String> {
    let names = members.flatMap { member -> [String] in
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        return [function.name.text.plain]
      }
      let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
      return bindings?.map { $0.pattern.trimmedDescription.plain } ?? []
    }
    return Set(names)
  }
}

extension FunctionParameterClauseSyntax {
  /// The labels of the parameters: `_:at:`.
  var labels: String { parameters.map { $0.firstName.text.plain + ":" }.joined() }
}

extension FunctionDeclSyntax {
  /// The name with its labels: `didSelectProduct(at:)`.
  var selector: String { "\(name.text.plain)(\(signature.parameterClause.labels))" }
}

extension String {
  /// A name without the back-ticks that keep it from being a keyword.
  var plain: String { filter { $0 != "`" } }
}
