extension RatesTests {
  /// What the user and the module say to each other.
  static let notation = #"""
    lanes User View Presenter Interactor Service Feed
    User -> View                open
      View -> Presenter           onAppear()
        Presenter ~> Interactor     rates(of: ["EUR", "KRW"]) ^2
          Interactor -> Service       rate(of: "EUR")
            Service -> Feed             quote("EUR", completion: {closure})
              Feed ~> Service             completion(.success(1.5)) ^5
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "KRW")
            Service -> Feed             quote("KRW", completion: {closure})
              Feed ~> Service             completion(.success(0.25)) ^9
          Service --> Interactor      Rate(code: "KRW", value: 0.25)
          Interactor -> Presenter     didLoad(2)
            Presenter -> View           showTotal("2 rates")
        Interactor --> Presenter    [2 Rate]
        Presenter ~> View           showRates(["EUR 1.5", "KRW 0.25"]) ^2
    User -> View                sum EUR KRW
      View -> Presenter           onSum(of: ["EUR", "KRW"])
        Presenter ~> Interactor     sum(of: "EUR", and: "KRW") ^17
          Interactor -> Service       rate(of: "EUR")
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "KRW")
          Service --> Interactor      Rate(code: "KRW", value: 0.25)
        Interactor --> Presenter    1.75
        Presenter ~> View           showTotal("1.75") ^17
    User -> View                sum EUR XYZ
      View -> Presenter           onSum(of: ["EUR", "XYZ"])
        Presenter ~> Interactor     sum(of: "EUR", and: "XYZ") ^26
          Interactor -> Service       rate(of: "EUR")
          Service --> Interactor      Rate(code: "EUR", value: 1.5)
          Interactor -> Service       rate(of: "XYZ")
            Service -> Feed             quote("XYZ", completion: {closure})
              Feed ~> Service             completion(.failure(.unknown("XYZ"))) ^31
          Service -->! Interactor     .unknown("XYZ")
        Interactor -->! Presenter   .unknown("XYZ")
        Presenter ~> View           showError("unknown(\"XYZ\")") ^26
    nobody -x* Feed             Feed, Service, Interactor, Presenter, View

    """#
}
