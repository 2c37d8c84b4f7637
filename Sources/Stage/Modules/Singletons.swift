/// The objects of which an app has only one, such as a store that everybody reaches by `shared`.
///
/// A `static let` would be one for all stages of a program, so each stage keeps its own. It is unchecked, as a
/// stage does one thing at a time.
public final class Singletons: @unchecked Sendable {
  @TaskLocal static var current = Singletons()

  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// The one of its class; made when it is first asked for.
  public static func one<Object: AnyObject>(_ make: @autoclosure () -> Object) -> Object {
    let key = ObjectIdentifier(Object.self)
    if let known = current.objects[key] as? Object { return known }
    let new = make()
    current.objects[key] = new
    return new
  }
}
