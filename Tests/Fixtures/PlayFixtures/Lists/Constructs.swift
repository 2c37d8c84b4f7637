extension MessageLists {
  static let constructs = """
    nobody -> ConstructsOwner hire()
    nobody -> ConstructsOwner work()
    ConstructsOwner -> ConstructsClerk work()
    ConstructsClerk -> ConstructsDesk typed()
    ConstructsClerk -> ConstructsDesk same(_:as:)
    ConstructsClerk -> ConstructsDesk add(to:)
    ConstructsClerk -> ConstructsDesk sum(_:)
    ConstructsClerk -> ConstructsDesk lazily(_:)
    ConstructsClerk -> ConstructsDesk describe(_:)
    ConstructsClerk -> ConstructsDesk opaque()
    ConstructsClerk -> ConstructsDesk clean()
    ConstructsClerk -> ConstructsDesk then(_:)
    ConstructsDesk -> ConstructsClerk done(_:)
    ConstructsClerk -> ConstructsDesk overloaded(_:)
    ConstructsClerk -> ConstructsDesk overloaded(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner finished(_:)
    ConstructsClerk -> ConstructsOwner told(_:)
    ConstructsOwner -> ConstructsClerk tell()
    ConstructsClerk -> ConstructsDesk each(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk take(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk look(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk hand(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk tear(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk pack(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk on(_:) | `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk rows() | an attribute that may write the body: a result builder, another macro, `@inlinable`
    ConstructsClerk -> ConstructsDesk height | computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk subscript(_:) | computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk drawer | a stored property that others read or set
    ConstructsClerk -> ConstructsDesk move() | a method that only a superclass without a role has
    ConstructsClerk -> ConstructsFake finished(_:) | a receiver without a role, such as a fake
    nobody -> ConstructsOwner wait()
    ConstructsOwner -> ConstructsClerk wait()
    ConstructsClerk -> ConstructsDesk waiting()
    """
}
