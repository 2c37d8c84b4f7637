import SwiftSyntax

/// Finds the functions of a class, and where they say something through its seams, in the order
/// of its source.
struct SourceScan {
  private let seams: Set<String>
  private let closures: Set<String>
  private(set) var functions: [FoundFunction] = []
  private(set) var calls: [FoundCall] = []

  init(_ properties: [StoredProperty]) {
    let seams = properties.filter(\.isSeam)
    self.seams = Set(seams.map(\.name))
    closures = Set(seams.filter { $0.reference.function != nil }.map(\.name))
  }

  /// Reads functions, initialisers, accessors and the closures in them.
  mutating func read(_ owner: RoleOwner) {
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
    functions.append(
      FoundFunction(name: function, mentions: visitor.mentions, node: Syntax(body))
    )
    calls += visitor.calls
  }
}

/// A function that stands in the class's own body.
struct FoundFunction {
  let name: String
  let mentions: [String]
  let node: Syntax

  /// The entry in the class's table.
  func text(line: String) -> String {
    let names = mentions.map { "\"\($0)\"" }.joined(separator: ", ")
    return "_SourceFunction(\"\(name)\", line: \(line)"
      + (mentions.isEmpty ? ")" : ", mentions: [\(names)])")
  }
}

/// A location where something is said through a seam.
struct FoundCall {
  let function: String
  let property: String
  let message: String
  let isOptional: Bool
  let node: Syntax

  /// The entry in the class's table.
  func text(line: String) -> String {
    "_SourceCall(\"\(function)\", \"\(property)\", \"\(message)\", line: \(line)"
      + (isOptional ? ", optional: true)" : ")")
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
