import SwiftSyntax
import SwiftSyntaxBuilder

/// Source with and without recording, chosen by the condition `TRACING_OFF`.
enum Production {
  private static let condition = BuildCondition.off.rawValue

  /// Returns a declaration that exists only where recording is compiled in.
  static func without(_ recording: DeclSyntax) -> DeclSyntax {
    "\(raw: without(recording.description))"
  }

  /// Returns statements that exist only where recording is compiled in.
  static func without(_ recording: String) -> String {
    """
    #if !\(condition)
    \(recording)
    #endif
    """
  }

  /// Returns a declaration for production, and another where recording is compiled in.
  static func `is`(_ production: DeclSyntax, orElse recording: DeclSyntax) -> DeclSyntax {
    "\(raw: choice(production.description, recording.description))"
  }

  /// Returns statements for production, and others where recording is compiled in.
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
