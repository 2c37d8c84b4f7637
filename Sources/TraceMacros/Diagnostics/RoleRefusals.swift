// What `@Role` says to a declaration that can have no role.

extension Refusal {
  static let roleNeedsClass = Refusal(
    "roleNeedsClass",
    "'@Role' goes on a class or an actor: only an object has a place in a conversation"
  )
  static let roleOnView = Refusal(
    "roleOnView",
    "'@Role' cannot follow a SwiftUI View: a struct has no identity; give the role to the object "
      + "that it observes"
  )
  static let roleBare = Refusal(
    "roleBare",
    "'@Role' without a role goes on an extension of a class that has one; name the role here: "
      + "'@Role(.presenter)'"
  )
  static let roleInherited = Refusal(
    "roleInherited",
    "a superclass has '@Role' already, and an object has one: take it away there if only objects of this class are "
      + "made, else here"
  )
}
