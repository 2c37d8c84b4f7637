import SwiftDiagnostics
import SwiftSyntax

/// References that are declared together, which no macro can give accessors.
struct JoinedDeclaration {
  let diagnostic: Diagnostic

  init?(_ declaration: some DeclSyntaxProtocol) {
    guard let variable = declaration.as(VariableDeclSyntax.self), variable.bindings.count > 1
    else { return nil }
    let declarations = variable.separated
    let names = declarations.compactMap { StoredProperty($0) }
      .filter { $0.isBoundary || $0.isMarked("Seam") }.map { "'\($0.name)'" }
    guard !names.isEmpty else { return nil }
    let indentation = variable.leadingTrivia.pieces.last(where: \.isBlank).map {
      Trivia(pieces: [$0])
    }
    let text = declarations.map(\.trimmedDescription)
      .joined(separator: "\n" + (indentation?.description ?? ""))
    diagnostic = Warning.joined(names).at(
      variable.bindingSpecifier,
      fixes: [.replacing(variable, by: text, as: .separate)]
    )
  }
}

extension VariableDeclSyntax {
  /// One declaration for each variable; one without a type has that of the next.
  fileprivate var separated: [VariableDeclSyntax] {
    bindings.indices.map { index in
      var binding = bindings[index]
      let rest = bindings[index...]
      if binding.initializer == nil {
        binding.typeAnnotation = rest.lazy.compactMap(\.typeAnnotation).first
      }
      binding.trailingComma = nil
      return with(\.bindings, [binding])
    }
  }
}

extension TriviaPiece {
  fileprivate var isBlank: Bool {
    switch self {
    case .spaces, .tabs: true
    default: false
    }
  }
}
