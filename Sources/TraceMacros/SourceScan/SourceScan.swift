import SwiftSyntax

/// A scan of a class for its functions and the calls through its recorded references, in source order.
struct SourceScan {
  private let seams: Set<String>
  private let closures: Set<String>
  /// The references through which a message without `?` unwraps nil: the implicitly unwrapped ones.
  private let unwrapped: Set<String>
  private var members = MemberNames()
  private(set) var functions: [FoundFunction] = []
  private(set) var calls: [FoundCall] = []

  init(_ seams: [StoredProperty]) {
    self.seams = Set(seams.map(\.name))
    closures = Set(seams.filter { $0.reference.function != nil }.map(\.name))
    let implicit = seams.filter { $0.type.is(ImplicitlyUnwrappedOptionalTypeSyntax.self) }
    unwrapped = Set(implicit.map(\.name))
  }

  /// Creates a scan of code whose class is not seen; each of `names` may be the name of a recorded reference of any type.
  init(names: Set<String>) {
    (seams, unwrapped) = (names, names)
    closures = []
  }

  /// Reads functions, initializers, the deinitializer, accessors and initial values among members, with closures in them.
  ///
  /// `owner` is the class or extension of the members, if its methods record themselves.
  mutating func read(_ list: MemberBlockItemListSyntax, of owner: (any DeclGroupSyntax)? = nil) {
    members = MemberNames(list)
    BlockTable.scanning { for member in list { read(member, of: owner) } }
  }

  private mutating func read(_ member: MemberBlockItemSyntax, of owner: (any DeclGroupSyntax)?) {
    switch member.decl.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let isRecorded = owner.map { ReceiverMember(function, of: $0).isRecorded } ?? false
      read(function.body, in: function.selector, isRecorded: isRecorded)
    case .initializerDecl(let initializer):
      read(initializer.body, in: "init(\(initializer.signature.parameterClause.labels))")
    case .deinitializerDecl(let deinitializer): read(deinitializer.body, in: "deinit")
    case .subscriptDecl(let subscripting): read(subscripting.accessorBlock, in: "subscript")
    case .variableDecl(let variable): for binding in variable.bindings { read(binding) }
    default: break
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

  private mutating func read(
    _ body: (some SyntaxProtocol)?,
    in function: String,
    isRecorded: Bool = false
  ) {
    guard let body else { return }
    let visitor = CallVisitor(
      seams: seams,
      unwrapped: unwrapped,
      closures: closures,
      function: function
    )
    visitor.walk(body)
    let reader = ReadVisitor(seams: seams, unwrapped: unwrapped, members: members)
    reader.walk(body)
    let later = reader.reads.filter { $0.isMethod && !$0.closure.isEmpty }.map { $0.name + "*" }
    functions.append(
      FoundFunction(
        name: function,
        mentions: reader.mentions,
        reads: reader.reads,
        calledOnOthers: visitor.calledOnOthers.sorted(),
        calledOnSelf: visitor.calledOnSelf.union(later).sorted(),
        node: Syntax(body)
      )
    )
    let tokens = body.tokens(viewMode: .sourceAccurate)
    let isOfOneMethod = isRecorded && !tokens.contains { $0.tokenKind == .keyword(.func) }
    for var call in visitor.calls {
      call.isOfRecordedMethod = isOfOneMethod && call.closure.isEmpty
      calls.append(call)
    }
  }

  /// Returns three lists about the references that a function compares with nil, or whose messages nil loses.
  ///
  /// The lists are: the references that each run of the function compares with nil before any message through them, once for each
  /// comparison; those that it also compares at places that may run later or not at all; the used members that lead to a reference.
  func order(in function: FoundFunction) -> [[String]] {
    let reads = ReadOrder(functions)
    var (certain, possible): ([String], [String]) = ([], [])
    let checked = function.reads.filter { $0.kind == .nilCheck && !$0.sendsMessage }.map(\.name)
    for seam in Set(calls.filter(\.isOptional).map(\.property) + checked).sorted() {
      let nilChecks = reads.nilCheckCount(of: seam, in: function)
      certain += Array(repeating: seam, count: nilChecks)
      if function.reads.count(where: { $0.name == seam && $0.kind == .nilCheck }) > nilChecks {
        possible.append(seam)
      }
    }
    return [certain, possible, reads.uses(in: function)]
  }
}

/// The names of a class's methods and properties, without labels.
struct MemberNames {
  private var methods: Set<String> = []
  private var properties: Set<String> = []

  init(_ members: MemberBlockItemListSyntax = []) {
    for member in members {
      if let method = member.decl.as(FunctionDeclSyntax.self) {
        methods.insert(method.name.text.plain)
      }
      let bindings = member.decl.as(VariableDeclSyntax.self)?.bindings
      for binding in bindings ?? [] { properties.insert(binding.pattern.trimmedDescription.plain) }
    }
    // A name whose members are used is a property, which the superclass may have: `tableView.reloadData()`.
    for token in members.tokens(viewMode: .sourceAccurate) where token.afterMarks == .period {
      let name = token.text.plain
      if methods.contains(name) { properties.insert(name) }
    }
  }

  func contains(_ name: String) -> Bool { methods.contains(name) || properties.contains(name) }

  func isMethod(_ name: String, isCalled: Bool) -> Bool {
    methods.contains(name) && (isCalled || !properties.contains(name))
  }
}

extension TokenSyntax {
  /// The kind of the next token behind any `?` and `!`; nil at the end.
  fileprivate var afterMarks: TokenKind? {
    var next = nextToken(viewMode: .sourceAccurate)
    while next?.tokenKind == .postfixQuestionMark || next?.tokenKind == .exclamationMark {
      next = next?.nextToken(viewMode: .sourceAccurate)
    }
    return next?.tokenKind
  }
}

extension FunctionParameterClauseSyntax {
  var labels: String { parameters.map { $0.firstName.text.plain + ":" }.joined() }
}

extension FunctionDeclSyntax {
  var selector: String { "\(name.text.plain)(\(signature.parameterClause.labels))" }
}

extension String {
  var plain: String { filter { $0 != "`" } }
}
