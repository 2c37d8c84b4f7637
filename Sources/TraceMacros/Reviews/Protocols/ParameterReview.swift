import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder

/// A check for parameters that a stand-in (recording proxy) cannot forward; generic parameters are checked first.
enum ParameterReview {
  static func refusal(in requirement: DeclSyntax) -> Diagnostic? {
    guard let function = requirement.as(FunctionDeclSyntax.self) else { return nil }
    return genericRefusal(of: function)
      ?? function.signature.parameterClause.parameters.lazy.compactMap(refusal).first
  }

  /// Returns the error for a generic parameter whose values a closure or a record cannot store; nil for none.
  private static func genericRefusal(of function: FunctionDeclSyntax) -> Diagnostic? {
    for parameter in function.genericParameterClause?.parameters ?? [] {
      if let each = parameter.specifier, each.tokenKind == .keyword(.each) {
        return Refusal.doubledPack.at(each)
      }
      if let type = parameter.inheritedType, type.trimmedDescription.hasPrefix("~") {
        return Refusal.doubledNoncopyable.at(type)
      }
    }
    return nil
  }

  private static func refusal(of parameter: FunctionParameterSyntax) -> Diagnostic? {
    if let ellipsis = parameter.ellipsis {
      return Refusal.doubledVariadic.at(ellipsis, fixes: [arrayFix(of: parameter)])
    }
    let specifiers = parameter.type.as(AttributedTypeSyntax.self)?.specifiers ?? []
    for case .simpleTypeSpecifier(let specifier) in specifiers {
      let word = specifier.specifier.text
      switch specifier.specifier.tokenKind {
      case .keyword(.consuming), .keyword(.borrowing):
        let fix = FixIt.removing(specifier, as: .remove(word))
        return Refusal.doubledOwnership(word).at(specifier, fixes: [fix])
      case .keyword(.sending): return Refusal.doubledSending.at(specifier)
      default: continue
      }
    }
    return nil
  }

  private static func arrayFix(of parameter: FunctionParameterSyntax) -> FixIt {
    var array = parameter
    array.type = "[\(parameter.type.trimmed)]"
    array.ellipsis = nil
    return .replacing(parameter, by: array.trimmedDescription, as: .takeArray)
  }
}
