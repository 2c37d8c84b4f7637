import SwiftSyntax

/// A method that records its own calls: its statements move into a nested function, which the recording code runs.
///
/// The nested function is needed: a capture list in a body that a macro wrote does not compile
/// (github.com/swiftlang/swift/issues/80050).
struct ReceivedMethod {
  private let function: FunctionDeclSyntax
  private let parameters: [ForwardedParameter]
  /// The source table (list of calls) of the extension around the method, as a literal; nil for a method in the class's body.
  private let source: String?
  private let recordsCalls: Bool

  init(_ function: FunctionDeclSyntax, in source: String? = nil, recordsCalls: Bool = true) {
    self.function = function
    self.source = source
    self.recordsCalls = recordsCalls
    parameters = function.signature.parameterClause.parameters.enumerated().map {
      ForwardedParameter($1, at: $0, wrapsClosures: !function.isOpaque)
    }
  }

  func text(of statements: String) -> String {
    let plain = closures.map(\.ownValue).joined(separator: ", ")
    return """

      \(inlining)\(isolation)func __body(\(closures.map(\.asLocal).joined(separator: ", ")))\(signature) {
      \(statements)
      }
      \(ConditionalSource.either("return \(function.marks)__body(\(plain))", orElse: recorded(plain)))
      """
  }

  /// Returns statements that record the call, or register `source`, and run the body; `plain`: the body's arguments if unrecorded.
  private func recorded(_ plain: String) -> String {
    guard recordsCalls else {
      return """
        if __participant.isOn { __participant.registerSource(\(source ?? "")) }
        return \(function.marks)__body(\(plain))
        """
    }
    let received = "__participant.received(\"\(function.declaredName)\", self\(origin))"
    return """
      guard __participant.mayRecord, case let __link = \(received), __link.isRecorded else {
        return \(function.marks)__body(\(plain))
      }
      \(forward)\(faulty)return \(function.marks)__link.call(\(message), \(inner))
      """
  }

  private var closures: [ForwardedParameter] { parameters.filter { $0.isWrapped && $0.isNamed } }

  /// The name of the function that a recorded call runs: the author's statements, or a function that first wraps their closures.
  private var inner: String { closures.isEmpty ? "__body" : "__forward" }

  private var forward: String {
    guard !closures.isEmpty else { return "" }
    let wrapped = closures.map(\.ownWrapped).joined(separator: ", ")
    return """
      let __way = __link.reversed
      \(isolation)func __forward()\(signature) {
        let __back = __way.withCurrentCause
        return \(function.marks)__body(\(wrapped))
      }

      """
  }

  private var message: String {
    "\"\(function.declaredName)\", \(parameters.map(\.received).asArguments)"
  }

  /// The statement by which a fault may drop, double or delay the message; empty if no fault can do so.
  private var faulty: String {
    guard function.isFaulty(with: parameters) else { return "" }
    return "if __link.hasFaults { return __link.send(\(message), \(inner)) }\n"
  }

  private var origin: String { source.map { ", in: \($0)" } ?? "" }

  private var signature: String {
    let effects = function.signature.effectSpecifiers.map { " " + $0.trimmedDescription } ?? ""
    return effects + (function.signature.returnClause.map { " " + $0.trimmedDescription } ?? "")
  }

  /// The attribute `@inline(__always)` for the body of an asynchronous method, whose call would allocate a frame; else empty.
  private var inlining: String { function.isAsync ? "@inline(__always) " : "" }

  /// The modifier `nonisolated(nonsending)`, which the nested function repeats to run on the same executor; empty without it.
  private var isolation: String {
    let nonsending = function.modifiers.first { $0.detail?.detail.text == "nonsending" }
    return nonsending.map { $0.trimmedDescription + " " } ?? ""
  }
}

extension FunctionDeclSyntax {
  fileprivate var isOpaque: Bool {
    signature.returnClause?.type.tokens(viewMode: .sourceAccurate).contains {
      $0.tokenKind == .keyword(.some)
    } ?? false
  }
}
