import SwiftSyntax

// Parts of an expanded source.

extension Expansion {
  /// Returns the sources of the declarations that are wanted, without their indentation.
  func declarations(where isWanted: @escaping (DeclSyntax) -> Bool) -> [String] {
    let finder = DeclarationFinder(isWanted)
    finder.walk(syntax)
    return finder.found.map { declaration in
      let lines = declaration.description.lines.drop { $0.allSatisfy(\.isWhitespace) }
      let indentation = lines.first?.prefix { $0 == " " } ?? ""
      return lines.map { $0.hasPrefix(indentation) ? $0.dropFirst(indentation.count) : $0 }
        .joined(separator: "\n")
    }
  }

  /// The source tables in the order of the source, each once, with a line for each function and call.
  var sourceTables: [String] {
    let tables = text.matches(of: /"([^"]*\.swift\\n[^"]*)"/).map { match in
      match.1.split(separator: "\\n").map { line in
        line.split(separator: "\\t", omittingEmptySubsequences: false)
          .map { $0.isEmpty ? "-" : $0 }.joined(separator: " | ")
      }.joined(separator: "\n")
    }
    return tables.indices.filter { tables.firstIndex(of: tables[$0]) == $0 }.map { tables[$0] }
  }
}

private final class DeclarationFinder: SyntaxAnyVisitor {
  private(set) var found: [DeclSyntax] = []
  private let isWanted: (DeclSyntax) -> Bool

  init(_ isWanted: @escaping (DeclSyntax) -> Bool) {
    self.isWanted = isWanted
    super.init(viewMode: .sourceAccurate)
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    guard let declaration = node.as(DeclSyntax.self), isWanted(declaration) else {
      return .visitChildren
    }
    found.append(declaration)
    return .skipChildren
  }
}

extension DeclSyntax {
  /// The name of the declaration; several names of a variable with several bindings.
  var names: [String] {
    if let variable = self.as(VariableDeclSyntax.self) {
      return variable.bindings.map(\.pattern.trimmedDescription)
    }
    return asProtocol((any NamedDeclSyntax).self).map { [$0.name.text] } ?? []
  }

  /// Whether an attribute makes the declaration record messages.
  var isRecorded: Bool {
    let attributes = asProtocol((any WithAttributesSyntax).self)?.attributes
    return ["Seam", "_Watched", "_Received"].contains { attributes?.contains($0) == true }
  }
}
