import SwiftSyntax
import SwiftSyntaxBuilder

/// The condition that a target sets to compile all of the recording out: `-D TRACING_OFF`.
enum Production {
  private static let condition = BuildCondition.off.rawValue

  /// What is there only where it can be recorded.
  static func without(_ recording: DeclSyntax) -> DeclSyntax {
    "\(raw: without(recording.description))"
  }

  /// The same inside a body.
  static func without(_ recording: String) -> String {
    """
    #if !\(condition)
    \(recording)
    #endif
    """
  }

  /// One thing in production, and another where it can be recorded.
  static func `is`(_ production: DeclSyntax, orElse recording: DeclSyntax) -> DeclSyntax {
    "\(raw: choice(production.description, recording.description))"
  }

  /// The same inside a body.
  static func choice(_ production: String, _ recording: String) -> String {
    """
    #if \(condition)
    \(production)
    #else
    \(recording)
    #endif
    """
  }
}
