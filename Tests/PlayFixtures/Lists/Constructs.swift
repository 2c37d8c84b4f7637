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
    ConstructsClerk -> ConstructsDesk each(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk take(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk look(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk hand(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk tear(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk pack(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk on(_:) | either way: `rethrows`, `consuming`, `borrowing`, `sending`, `isolated`, `each`, `~Copyable` in a signature
    ConstructsClerk -> ConstructsDesk rows() | either way: an attribute that may write the body: a result builder, another macro, `@inlinable`
    ConstructsClerk -> ConstructsDesk height | either way: computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk subscript(_:) | either way: computed properties and subscripts of a class that conforms to a boundary
    ConstructsClerk -> ConstructsDesk drawer | either way: a stored property that others read or set
    ConstructsClerk -> ConstructsDesk move() | either way: a method that only a superclass without a role has
    ConstructsClerk -> ConstructsFake finished(_:) | either way: a receiver without a role, such as a fake
    nobody -> ConstructsOwner wait()
    ConstructsOwner -> ConstructsClerk wait()
    ConstructsClerk -> ConstructsDesk waiting()
    """
}
