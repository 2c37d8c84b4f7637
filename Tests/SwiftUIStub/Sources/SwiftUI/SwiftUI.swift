// Declarations of SwiftUI, as its documentation has them, without what they do.

/// A part of an app's interface.
@MainActor @preconcurrency public protocol View {
  /// The type of the View's body.
  associatedtype Body: View
  /// The View's content.
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }
}

extension Never: View {
  /// Is never asked for.
  public var body: Never { fatalError("no View's body") }
}

/// Makes another View of one.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of what is made.
  associatedtype Body: View
  /// The View that is modified.
  typealias Content = ModifiedContent
  /// Makes another View of the content.
  @ViewBuilder @MainActor @preconcurrency func body(content: Content) -> Body
}

/// A View without a body of its own.
public struct ModifiedContent: View {
  /// Is never asked for.
  public var body: Never { fatalError("no body of its own") }
}

/// Makes one View of those that stand in a closure.
@resultBuilder public enum ViewBuilder {
  /// Returns the only View.
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
}

/// A value that SwiftUI keeps for a View.
@propertyWrapper public struct State<Value> {
  /// The value.
  public var wrappedValue: Value

  /// Begins with a value.
  public init(wrappedValue value: Value) { self.wrappedValue = value }
}

extension View {
  /// Applies a modifier.
  nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View {
    ModifiedContent()
  }

  /// Does something before the View appears.
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent()
  }

  /// Does something after the View disappears.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    ModifiedContent()
  }
}
